export { type StandIns, startStandIns } from "../../scripts/stand-ins/stand-ins.ts";
