/** What the modal fetches while its first step is filled in; the page has no need of the last. */
export { Callback } from "~/features/leads/form/emergency/callback";
export { EmergencyHelp } from "~/features/leads/form/emergency/emergency-help";
export { About } from "~/features/leads/form/fields/about";
export * from "./later-fields";
