import type { Service } from "../../app/content/types.ts";
import { dayOf } from "../../app/lib/text/dutch-date.ts";
import { readOptions } from "../cli/options.ts";
import { oneOf, slugOf, writeRecord } from "./record.ts";

export const serviceUsage = `service <name> --division roof|chimney|maintenance|building
      [--slug <in its address>] [--request offerte|inspectie|spoedservice|onderhoud]
      [--teaser <line on its card>] [--title <heading of its page>]`;

/** Makes the record of a service: its page, its card in the division's grid, and a choice in the contact form. */
export async function newService(args: string[]): Promise<string> {
  const text = { type: "string" } as const;
  const { words, ...values } = readOptions(
    `npm run new -- ${serviceUsage}`,
    { division: text, slug: text, request: text, teaser: text, title: text },
    { args, words: Number.POSITIVE_INFINITY },
  );
  const name = words.join(" ");
  if (!name) throw new Error("A service needs a name.");
  const division = oneOf("division", values.division, ["roof", "chimney", "maintenance", "building"]);
  const requests = ["offerte", "inspectie", "spoedservice", "onderhoud"] as const;
  const record: Service = {
    division,
    slug: slugOf(values.slug ?? name),
    name,
    teaser: values.teaser ?? "",
    updated: dayOf(Date.now()),
    meta: { title: "", description: "", keywords: [] },
    title: values.title ?? "",
    lead: "",
    requestType: oneOf("request", values.request ?? "offerte", requests),
    sections: [],
    sources: [],
    relatedServices: [],
    relatedArticles: [],
  };
  return writeRecord({ folder: "services", type: "Service", list: division, record });
}
