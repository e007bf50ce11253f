import { afterAll, beforeAll, expect, test } from "vitest";
import { fullMembership, fullRequest } from "../support/lead-posts.ts";
import { startServer, type TestServer } from "../support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

let clients = 0;

async function post(path: string, fields: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const headers = { "CF-Connecting-IP": `203.0.113.${++clients}` };
  const response = await fetch(server.url + path, { method: "POST", body, headers });
  return { status: response.status, ...((await response.json()) as { errors?: Record<string, string> }) };
}

const PERSON = [
  ["firstName", "", "Voornaam is verplicht"],
  ["lastName", " ", "Achternaam is verplicht"],
  ["email", "", "Ongeldig e-mailadres"],
  ["email", "jan@", "Ongeldig e-mailadres"],
  ["phone", "", "Telefoonnummer is verplicht"],
  ["phone", "061234567", "Telefoonnummer is verplicht"],
] as const;
const PLACE = ["address", "", "Locatie is verplicht"] as const;
const DESCRIPTION = [
  ["projectDescription", "", "Beschrijving moet minimaal 10 karakters bevatten"],
  ["projectDescription", "negen dus", "Beschrijving moet minimaal 10 karakters bevatten"],
] as const;
const PRIVACY = ["privacy", "false", "U moet akkoord gaan met de privacyverklaring"] as const;
const EMPTY = "Vul alle velden in";

type Row = readonly [field: string, value: string, message: string];

/** All rows of the specification's validation tables, by form. */
const rules: Record<string, readonly Row[]> = {
  modal: [["serviceType", "", "Selecteer een servicetype"], ...PERSON, PLACE, ...DESCRIPTION, PRIVACY],
  page: [["serviceType", "", "Selecteer een servicetype"], ...PERSON, PLACE, ...DESCRIPTION, PRIVACY],
  contact: [...PERSON, ...DESCRIPTION, PRIVACY],
  widget: [["selectedService", "", "Selecteer een servicetype"], ...PERSON, PLACE, ...DESCRIPTION],
  menu: [
    ...["selectedService", "firstName", "lastName", "email", "phone", "address", "projectDescription"].map(
      (field) => [field, "", EMPTY] as const,
    ),
    ["email", "jan@", "Ongeldig e-mailadres"],
    ["phone", "061234567", "Telefoonnummer is verplicht"],
    ["projectDescription", "negen dus", "Beschrijving moet minimaal 10 karakters bevatten"],
  ],
};

const cases = Object.entries(rules).flatMap(([form, rows]) => rows.map((row) => [form, ...row] as const));

test.each(cases)("form %s: %s of '%s' is refused with '%s'", async (form, field, value, message) => {
  const fields = { ...fullRequest, privacy: "true", form, [field]: value };
  const { status, errors } = await post("/api/service-request", fields);
  expect(status).toBe(422);
  expect(errors).toEqual({ [field]: message });
});

const membershipRules: Row[] = [
  ["membershipTypes", "", "Selecteer minimaal één lidmaatschapstype"],
  ...PERSON,
  ["address", "", "Adres is verplicht"],
  ["propertyType", "", "Woningtype is verplicht"],
  ["propertyType", "kasteel", "Woningtype is verplicht"],
  PRIVACY,
];

test.each(membershipRules)("membership: %s of '%s' is refused with '%s'", async (field, value, message) => {
  const { status, errors } = await post("/api/offerte", { ...fullMembership, [field]: value });
  expect(status).toBe(422);
  expect(errors).toEqual({ [field]: message });
});

const QUESTION = "Er lijkt een cijfer te ontbreken; klopt 06 1234 567? Verstuur dan nog een keer.";

test.each(Object.keys(rules))(
  "form %s: a number that lacks a digit is asked about until it is meant",
  async (form) => {
    const fields = { ...fullRequest, privacy: "true", form, phone: "06 1234 567" };
    const asked = await post("/api/service-request", { ...fields, phoneConfirmed: "" });
    expect([asked.status, asked.errors]).toEqual([422, { phone: QUESTION }]);
    const other = await post("/api/service-request", { ...fields, phoneConfirmed: "06 1234 568" });
    expect(other.status).toBe(422);
    const meant = await post("/api/service-request", { ...fields, phoneConfirmed: "06 1234 567" });
    expect(meant.status).toBe(200);
  },
);

test("a client that sends only what is specified is never asked, and its doubtful number has none to dial", async () => {
  const lastName = "Zonder-Vraag";
  const request = { ...fullRequest, lastName, phone: "06 1234 567" };
  expect((await post("/api/service-request", request)).status).toBe(200);
  const membership = { ...fullMembership, lastName, phone: "06 1234 567" };
  expect((await post("/api/offerte", membership)).status).toBe(200);
  expect(await server.sql("SELECT phone, phone_e164 FROM leads WHERE last_name = ?", lastName)).toEqual([
    { phone: "06 1234 567", phone_e164: null },
    { phone: "06 1234 567", phone_e164: null },
  ]);
});

test("a form that is filled in well is accepted, with what is optional left out", async () => {
  for (const form of Object.keys(rules)) {
    const fields = { ...fullRequest, privacy: "true", form };
    expect([form, (await post("/api/service-request", fields)).status]).toEqual([form, 200]);
  }
  const { propertyYear: _, currentIssues: __, previousMaintenance: ___, ...least } = fullMembership;
  expect((await post("/api/offerte", least)).status).toBe(200);
});

const asBrowser = { Accept: "text/html,application/xhtml+xml" };

async function postPage(path: string, fields: [string, string][]) {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  return fetch(server.url + path, {
    method: "POST",
    body,
    redirect: "manual",
    headers: { ...asBrowser, Origin: server.url, "CF-Connecting-IP": `203.0.113.${++clients}` },
  });
}

/** As posted without script: one value per ticked box, and no summary. */
const membershipPost: [string, string][] = [
  ["form", "page"],
  ["membershipTypes", "basis-onderhoud"],
  ["membershipTypes", "premium-care"],
  ...Object.entries({ ...fullMembership, membershipTypes: "" }).filter(
    ([name, value]) => value !== "" && name !== "projectDescription",
  ),
  ["privacy", "true"],
];

test("an HTML post on /api/offerte is answered by the membership page, and its boxes are all kept", async () => {
  for (const path of ["/api/offerte", "/zorgeloos-wonen", "/zorgeloos-wonen1"]) {
    // Another person per post: equal content would be a repeat of the same lead.
    const answer = await postPage(path, [...membershipPost, ["previousMaintenance", `Gestuurd aan ${path}`]]);
    expect([path, answer.status]).toEqual([path, 303]);
    expect(answer.headers.get("Location")).toMatch(/^\/bedankt\//);
  }
  const rows = await server.sql(
    "SELECT membership_types, project_description, form FROM leads WHERE form = 'page' AND kind = 'membership'",
  );
  expect(rows).toHaveLength(3);
  expect(rows[0]).toEqual({
    membership_types: "basis-onderhoud,premium-care",
    project_description: expect.stringContaining("Pakketten: Basis Onderhoud, Premium Care"),
    form: "page",
  });
});

test("a page form that is refused comes back with its status, its messages and its input", async () => {
  const answer = await postPage(
    "/api/offerte",
    membershipPost.filter(([name]) => name !== "membershipTypes" && name !== "privacy"),
  );
  expect(answer.status).toBe(422);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  const html = await answer.text();
  expect(html).toContain("Selecteer minimaal één lidmaatschapstype");
  expect(html).toContain("U moet akkoord gaan met de privacyverklaring");
  expect(html).toContain('value="An"');
  const contact = await postPage("/contact", [
    ["form", "contact"],
    ["firstName", "Jan"],
  ]);
  expect(contact.status).toBe(422);
  expect(await contact.text()).toContain("Beschrijving moet minimaal 10 karakters bevatten");
});
