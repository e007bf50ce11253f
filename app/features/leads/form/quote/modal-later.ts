/** What the modal fetches while its first step is filled in; the page has no need of the last. */
export { CallbackHelp } from "~/features/leads/form/emergency/callback-help";
export { EmergencyHelp } from "~/features/leads/form/emergency/emergency-help";
export { About } from "~/features/leads/form/fields/about";
export * from "./later-fields";
