import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { fail, projectFolder, step } from "./cli/run.ts";
import { openBareStores } from "./runtime/bare-stores.ts";
import { applyMigrations } from "./runtime/migrations.ts";
import { openStateFolder } from "./runtime/state-folder.ts";
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

type Many = { leads: number; articles: number };

/** Fills the state folder of a local server that is not running with many made-up requests and articles. */
async function seedMany({ leads, articles }: Many, state: string): Promise<void> {
  const folder = await openStateFolder(resolve(state));
  const stores = await openBareStores(projectFolder, folder.storage);
  try {
    await applyMigrations(stores.database, join(projectFolder, "migrations"));
    if (leads > 0) await seedManyLeads(stores.database, leads, ["beheer@voorbeeld.example"]);
    if (articles > 0) await seedManyArticles(stores.database, articles, ["redactie@voorbeeld.example"]);
  } finally {
    await stores.close();
    folder.release();
  }
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    options: {
      many: { type: "string", default: "0" },
      "many-articles": { type: "string", default: "0" },
      state: { type: "string", default: ".local/state" },
    },
    allowPositionals: true,
  });
  const many = { leads: Number(values.many), articles: Number(values["many-articles"]) };
  const url = positionals[0] ?? "http://127.0.0.1:3000";
  const work =
    many.leads + many.articles > 0
      ? step(`Writing ${many.leads} requests and ${many.articles} articles into ${values.state}`, () =>
          seedMany(many, values.state),
        )
      : step(`Sending ${examples.length} example requests to ${url}`, () => seed(url));
  work.catch((error) => fail(error));
}
