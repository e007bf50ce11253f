import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readOptions, wholeNumber } from "./cli/options.ts";
import { fail, projectFolder, step } from "./cli/run.ts";
import { withStores } from "./runtime/bare-stores.ts";
import { applyMigrations } from "./runtime/migrations.ts";
import { seedManyArticles } from "./seed/many-articles.ts";
import { seedManyLeads } from "./seed/many-leads.ts";

const photos = join(import.meta.dirname, "seed");

const defaults = {
  specialist: "General",
  projectType: "",
  lastName: "Voorbeeld",
  // Subscriber numbers never start with a zero: nobody's phone.
  phone: "06 0000 0000",
  photos: "[]",
  timeOnPage: "0",
  interactionCount: "4",
  leadScore: "3",
  privacy: "true",
};

type Example = { fields: Record<string, string>; files: string[] };

/** Requests that show what /admin is for. A fixed key each, so that sending them again adds nothing. */
const examples: Example[] = [
  {
    fields: {
      submissionKey: "5eed0000-0000-4000-8000-000000000001",
      serviceType: "offerte",
      selectedService: "Gratis offerte",
      urgencyLevel: "low",
      firstName: "Marieke",
      email: "marieke@voorbeeld.example",
      contactPreference: "email",
      address: "Voorbeeldlaan 27, 5600 AA Eindhoven",
      projectDescription:
        "Wij willen een dakkapel aan de achterkant, ongeveer drie meter breed. Graag met kunststof kozijnen. De buren op nummer 29 hebben er al een.",
    },
    files: [],
  },
  {
    fields: {
      submissionKey: "5eed0000-0000-4000-8000-000000000002",
      serviceType: "onderhoud",
      selectedService: "Onderhoudscontract",
      urgencyLevel: "normal",
      firstName: "Piet",
      email: "piet@voorbeeld.example",
      contactPreference: "whatsapp",
      address: "Voorbeeldstraat 4, 3900 Pelt",
      projectDescription:
        "Goten twee keer per jaar laten leegmaken, en dan meteen naar de schoorsteen kijken.",
    },
    files: [],
  },
  {
    fields: {
      submissionKey: "5eed0000-0000-4000-8000-000000000003",
      serviceType: "spoedservice",
      selectedService: "Spoedservice",
      urgencyLevel: "urgent",
      firstName: "Samira",
      email: "samira@voorbeeld.example",
      contactPreference: "phone",
      address: "Voorbeeldplein 1, 5600 AA Eindhoven",
      projectDescription:
        "Sinds de storm van vannacht druppelt het op zolder naast de schoorsteen. Er staat een emmer onder. De vlek op het plafond van de slaapkamer wordt groter.",
    },
    files: ["emmer-op-zolder.jpg", "waar-het-lekt.jpg"],
  },
];

/** Sends the example requests to a local site through its public endpoint, as a visitor would. */
export async function seed(url: string): Promise<void> {
  for (const { fields, files } of examples) {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...defaults, ...fields })) form.append(name, value);
    for (const name of files) {
      form.append("files", new Blob([readFileSync(join(photos, name))], { type: "image/jpeg" }), name);
    }
    const answer = await fetch(new URL("/api/service-request", url), { method: "POST", body: form });
    if (!answer.ok) throw new Error(`The example was refused with ${answer.status}: ${await answer.text()}`);
  }
}

const help = `npm run seed -- [URL] | --many N [--many-articles N] [--state DIR]

Sends three example requests to a running local site (http://127.0.0.1:3000 unless told), or writes many made-up
requests and articles into the state folder (.local/state unless told) of one that does not run.`;

async function main(): Promise<void> {
  const { words, state, ...options } = readOptions(
    help,
    {
      many: { type: "string", default: "0" },
      "many-articles": { type: "string", default: "0" },
      state: { type: "string", default: ".local/state" },
    },
    { words: 1 },
  );
  const leads = wholeNumber("--many", options.many);
  const articles = wholeNumber("--many-articles", options["many-articles"]);
  const [url = "http://127.0.0.1:3000"] = words;
  if (leads + articles === 0)
    return step(`Sending ${examples.length} example requests to ${url}`, () => seed(url));
  await step(`Writing ${leads} requests and ${articles} articles into ${state}`, () =>
    withStores(state, async ({ database }) => {
      await applyMigrations(database, join(projectFolder, "migrations"));
      if (leads > 0) await seedManyLeads(database, leads, ["beheer@voorbeeld.example"]);
      if (articles > 0) await seedManyArticles(database, articles, ["redactie@voorbeeld.example"]);
    }),
  );
}

if (import.meta.main) main().catch((error) => fail(error));
