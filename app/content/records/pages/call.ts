import { z } from "zod";
import { heading, rich } from "~/content/records/fields/page-fields";
import { defineRecordType } from "~/content/records/record-type";
import { type CallId, type CallTexts, callTexts } from "~/content/site/call-texts";

const callSchema = z.strictObject({
  heading: heading("Kop"),
  text: rich("Tekst", "De knop eronder houdt zijn naam. Een inspectie is gratis: beloof hier niets anders."),
});

const places: Record<CallId, { name: string; seenAt: string }> = {
  offerte: { name: "Waar men een offerte vraagt", seenAt: "/bouwen/nieuwbouw" },
  inspectie: { name: "Waar men een inspectie vraagt", seenAt: "/locaties" },
  spoedservice: { name: "Waar het lekt", seenAt: "/daken/daklekkage" },
  onderhoud: { name: "Waar men onderhoud vraagt", seenAt: "/onderhoud/preventief-onderhoud" },
  artikel: { name: "Onder artikelen en de kennisbank", seenAt: "/kennisbank" },
  "artikel-lekkage": { name: "Onder artikelen over lekkage", seenAt: "/kennisbank/daklekkage-stappenplan" },
};

/** The last words of many pages, in one place. */
export const callType = defineRecordType<CallTexts>({
  name: "call",
  label: { one: "Oproep", many: "Oproepen onder aan pagina’s" },
  schema: callSchema,
  defaults: callTexts,
  named: (key) => ({ name: places[key as CallId].name, group: "" }),
  words: () => [],
  titleOf: (call) => call.heading,
  needs: "writeArticles",
  seenAt: (key) => places[key as CallId].seenAt,
});
