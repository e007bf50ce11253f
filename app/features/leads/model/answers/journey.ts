import type { FieldName, ShownField } from "~/features/leads/model/lead-fields";

/** The steps of a form as data, so that its path is tested without a browser. */
export type Step<Id extends string = string> = {
  id: Id;
  title: string;
  fields: readonly FormField[];
};

/** A field of a lead, or one of the two that are not kept with it. */
export type FormField = FieldName | "files" | "privacy";

export type Journey<Id extends string = string> = readonly [Step<Id>, ...Step<Id>[]];

/** In the words of the specification. */
export const quoteJourney = [
  { id: "service", title: "Wat heeft u nodig?", fields: ["serviceType"] },
  {
    id: "project",
    title: "Project Details",
    fields: ["projectType", "address", "projectDescription", "files", "urgencyLevel"],
  },
  {
    id: "contact",
    title: "Contactgegevens",
    fields: ["firstName", "lastName", "email", "phone", "privacy"],
  },
] as const satisfies Journey;

export const widgetJourney = [
  { id: "services", title: "Waar kunnen wij je mee helpen?", fields: ["selectedService", "serviceType"] },
  { id: "photo", title: "Voeg een foto toe", fields: ["files"] },
  { id: "description", title: "Project Details", fields: ["address", "projectDescription"] },
  {
    id: "custom",
    title: "Contactgegevens",
    fields: ["firstName", "lastName", "email", "phone", "contactPreference", "urgencyLevel"],
  },
] as const satisfies Journey;

export type WidgetStep = (typeof widgetJourney)[number]["id"];

export const menuJourney = [
  { id: "services", title: "Waar gaat het over?", fields: ["selectedService", "serviceType"] },
  { id: "photo", title: "Voeg een foto toe", fields: ["files"] },
  {
    id: "more",
    title: "Uw gegevens",
    fields: [
      "address",
      "projectDescription",
      "firstName",
      "lastName",
      "email",
      "phone",
      "contactPreference",
      "urgencyLevel",
    ],
  },
] as const satisfies Journey;

export type MenuStep = (typeof menuJourney)[number]["id"];

export const membershipJourney = [
  { id: "packages", title: "Welk lidmaatschap?", fields: ["membershipTypes"] },
  {
    id: "home",
    title: "Uw woning",
    fields: ["address", "propertyType", "propertyYear", "currentIssues", "previousMaintenance"],
  },
  { id: "term", title: "Hoe snel?", fields: ["priority"] },
  {
    id: "contact",
    title: "Contactgegevens",
    fields: ["firstName", "lastName", "email", "phone", "privacy"],
  },
] as const satisfies Journey;

export const contactJourney = [
  {
    id: "question",
    title: "Uw vraag",
    fields: ["selectedService", "projectDescription", "address", "files"],
  },
  {
    id: "contact",
    title: "Contactgegevens",
    fields: ["firstName", "lastName", "email", "phone", "privacy"],
  },
] as const satisfies Journey;

/** What somebody with water coming in is asked. */
export const emergencyJourney = [
  { id: "callback", title: "Wij bellen u terug", fields: ["phone", "address"] },
] as const satisfies Journey;

type Asked<Form extends Journey> = Form[number]["fields"][number];
type AskedSomewhere =
  | Asked<typeof quoteJourney>
  | Asked<typeof widgetJourney>
  | Asked<typeof menuJourney>
  | Asked<typeof membershipJourney>
  | Asked<typeof contactJourney>;
type None<Missing extends never> = Missing;
/** Does not compile while a field that people read is asked in no form; the error names the field. */
export type UnaskedFields = None<Exclude<ShownField, AskedSomewhere>>;

export type QuoteStep = (typeof quoteJourney)[number]["id"];

/** `percent` is of the steps that are done: none at the first, and all only when the form is sent. */
export function progressOf(journey: Journey, id: string) {
  const step = journey.findIndex((each) => each.id === id) + 1;
  return { step, of: journey.length, percent: Math.round(((step - 1) / journey.length) * 100) };
}

/** A step with the ones beside it; null where there is none. */
export function stepAt<Id extends string>(journey: Journey<Id>, id: Id) {
  const at = journey.findIndex((each) => each.id === id);
  return {
    current: journey[at] ?? journey[0],
    back: journey[at - 1]?.id ?? null,
    next: journey[at + 1]?.id ?? null,
  };
}

/** The first step with an error in it; a message of no field belongs to the last step, where one sends. */
export function stepWithError<Id extends string>(journey: Journey<Id>, errors: Record<string, unknown>): Id {
  const found = journey.find(({ fields }) => fields.some((field) => field in errors));
  return (found ?? journey[journey.length - 1] ?? journey[0]).id;
}
