import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

/**
 * Bodies that earlier versions of the forms posted. Tabs with them are still open: add the old body here when
 * a form changes.
 */
const earlier: { name: string; endpoint: string; accept: string; fields: Record<string, string> }[] = [
  {
    name: "the quote modal, November 2026",
    endpoint: "/api/service-request",
    accept: "application/json",
    fields: {
      selectedService: "Gratis offerte",
      serviceType: "offerte",
      specialist: "General",
      projectType: "",
      address: "Voorbeeldstraat 1, Eindhoven",
      projectDescription: "Natte plek naast de schoorsteen.",
      firstName: "Test",
      lastName: "Voorbeeld",
      email: "test@voorbeeld.example",
      phone: "0612345678",
      contactPreference: "email",
      photos: "[]",
      urgencyLevel: "normal",
      privacy: "true",
      form: "modal",
      privacyVersion: "2026-10",
      landingPage: "/daken",
      timeOnPage: "0",
      interactionCount: "1",
      leadScore: "3",
      gone: "a field that no form has any more",
    },
  },
  {
    name: "the page form without script, November 2026",
    endpoint: "/gratis-offerte",
    accept: "text/html",
    fields: {
      form: "page",
      formTime: "1795000000000-abcdef",
      privacyVersion: "2026-10",
      projectType: "",
      website: "",
      serviceType: "inspectie",
      address: "Voorbeeldstraat 1, Eindhoven",
      projectDescription: "Natte plek naast de schoorsteen.",
      firstName: "Test",
      lastName: "Voorbeeld",
      email: "test@voorbeeld.example",
      phone: "0612345678",
      privacy: "true",
    },
  },
  {
    name: "the floating widget, November 2026",
    endpoint: "/api/service-request",
    accept: "application/json",
    fields: {
      selectedService: "Daklekkage",
      serviceType: "daklekkage",
      specialist: "TDS",
      projectType: "",
      address: "Voorbeeldstraat 1, Eindhoven",
      projectDescription: "Natte plek naast de schoorsteen.",
      firstName: "Test",
      lastName: "Voorbeeld",
      email: "test@voorbeeld.example",
      phone: "+31612345678",
      contactPreference: "whatsapp",
      photos: "[]",
      urgencyLevel: "normal",
      privacy: "true",
      form: "widget",
      privacyVersion: "2026-10",
      timeOnPage: "40",
      interactionCount: "1",
      leadScore: "3",
      widget: "widget",
      stepReached: "custom",
    },
  },
];

for (const { name, endpoint, accept, fields } of earlier) {
  test(`an open tab can still send ${name}`, async () => {
    const form = new FormData();
    const submissionKey = crypto.randomUUID();
    for (const [field, value] of Object.entries({ ...fields, submissionKey })) form.set(field, value);
    const answer = await fetch(server.url + endpoint, {
      method: "POST",
      body: form,
      headers: { Accept: accept, Origin: server.url, "Sec-Fetch-Site": "same-origin" },
      redirect: "manual",
    });
    expect(answer.status).toBe(accept === "text/html" ? 303 : 200);
    const [kept] = await server.sql<Record<string, string>>(
      "SELECT form, first_name, privacy_version FROM leads WHERE submission_key = ?",
      submissionKey,
    );
    // The agreed text is the one that the visitor saw.
    expect(kept).toEqual({ form: fields.form, first_name: "Test", privacy_version: "2026-10" });
  });
}

test("a script that is no longer there is a 404 that no browser runs or keeps", async () => {
  const answer = await fetch(`${server.url}/assets/quote-form-Oudeversie.js`);
  expect(answer.status).toBe(404);
  expect(answer.headers.get("Content-Type")).not.toContain("javascript");
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
});
