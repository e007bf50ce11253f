import { takesPhotosOnly } from "~/features/leads/model/files/accepted-files";
import { MAX_FILE_BYTES, MAX_FILES } from "~/features/leads/model/lead-limits";
import type { LeadForm } from "~/features/leads/model/lead-options";

/** What is said of a file that is refused, by browser and server alike. */
export const fileMessages = {
  tooLarge: (name: string) =>
    `Bestand te groot: '${name}' is groter dan ${MAX_FILE_BYTES / 1024 ** 2} MB. Kies een kleiner bestand.`,
  empty: (name: string) => `'${name}' is leeg. Kies het bestand opnieuw.`,
  changed: (name: string) => `'${name}' is gewijzigd of verplaatst. Kies het bestand opnieuw.`,
  wrongKind: (name: string, form: LeadForm) =>
    takesPhotosOnly(form)
      ? `'${name}' is geen foto die wij kunnen openen. Kies een jpg, png, webp, gif, heic of avif.`
      : `'${name}' is geen foto of document dat wij kunnen openen. Kies een foto (jpg, png, webp, gif, heic, avif), pdf, doc of docx.`,
  damaged: (name: string) =>
    `'${name}' is beschadigd of niet volledig. Open het op uw toestel, bewaar het opnieuw en kies het nog eens.`,
  macros: (name: string) =>
    `'${name}' bevat macro's, ingesloten bestanden of iets anders dat wij niet kunnen controleren. Open het op uw toestel, bewaar het als pdf en kies dat bestand.`,
  locked: (name: string) =>
    `Op '${name}' zit een wachtwoord. Haal het wachtwoord eraf of bewaar het als pdf, en kies dat bestand.`,
  tooMany: () =>
    `U kunt maximaal ${MAX_FILES} bestanden meesturen. Kies er ${MAX_FILES} uit en verstuur opnieuw.`,
} as const;
