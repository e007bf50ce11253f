/** What the modal fetches while its first step is filled in; the page has no need of the last. */
export { EmergencyHelp } from "~/features/leads/form/emergency/emergency-help";
export * from "./later-fields";
