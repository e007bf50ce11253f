/** A text to start an answer with. Words between braces are filled in from the lead. */
export type AnswerTemplate = { name: string; subject: string; text: string };

/** What may stand between braces in a template, and what it becomes. */
export const templateFields = {
  naam: "naam van de aanvrager",
  dienst: "wat er gevraagd is",
  referentie: "referentie van de aanvraag",
  adres: "adres van de woning",
  bedrijf: "onze naam",
  telefoon: "ons telefoonnummer",
} as const;
export type TemplateField = keyof typeof templateFields;

/** Until the office writes its own in /admin/instellingen. */
export const answerTemplates: AnswerTemplate[] = [
  {
    name: "Afspraak voorstellen",
    subject: "Uw aanvraag {referentie}: wanneer kunnen wij langskomen?",
    text: "Beste {naam},\n\nDank voor uw aanvraag ({dienst}). Wij komen graag kijken op {adres}. Schikt het u morgen tussen 9 en 12 uur, of liever in de middag?\n\nMet vriendelijke groet,\n{bedrijf}\n{telefoon}",
  },
  {
    name: "Niet bereikt",
    subject: "Uw aanvraag {referentie}: wij belden u",
    text: "Beste {naam},\n\nWij belden u over uw aanvraag ({dienst}), maar kregen u niet aan de lijn. Wanneer kunnen wij u het beste bellen? U kunt ons ook zelf bellen op {telefoon} en uw referentie {referentie} noemen.\n\nMet vriendelijke groet,\n{bedrijf}",
  },
  {
    name: "Meer foto’s",
    subject: "Uw aanvraag {referentie}: een paar foto’s",
    text: "Beste {naam},\n\nOm uw aanvraag ({dienst}) goed te beoordelen zien wij graag nog een paar foto’s: één van een afstand en één van dichtbij. Klim daarvoor niet op het dak; een foto vanaf de grond is genoeg.\n\nMet vriendelijke groet,\n{bedrijf}\n{telefoon}",
  },
  {
    name: "Offerte verstuurd",
    subject: "Uw offerte, aanvraag {referentie}",
    text: "Beste {naam},\n\nWij hebben u onze offerte gestuurd voor {dienst} op {adres}. Hebt u die gelezen en is er iets niet duidelijk, bel ons dan op {telefoon}.\n\nMet vriendelijke groet,\n{bedrijf}",
  },
];

/** Writes the values into the text; a word between braces that is not ours stays as it is. */
export function fillTemplate(text: string, values: Record<TemplateField, string>): string {
  return text.replace(/\{(\w+)\}/g, (found, name: string) =>
    Object.hasOwn(values, name) ? values[name as TemplateField] : found,
  );
}
