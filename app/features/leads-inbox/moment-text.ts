/** Stands in lib now, because articles say moments too. */
export { momentText } from "~/lib/moment-text";
