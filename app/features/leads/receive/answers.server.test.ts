import { afterAll, beforeEach, expect, test } from "vitest";
import { officeMail, visitorMail } from "~/features/leads/deliver/mails/lead-mails";
import type { LabelledAnswer } from "~/features/leads/model/answers/answers";
import { listLeads } from "~/features/leads/office/list/inbox.server";
import { everything } from "~/features/leads/office/list/inbox-filter";
import { leadsCsv } from "~/features/leads/office/list/lead-csv.server";
import { getLead } from "~/features/leads/store/leads.server";
import { eraseLead } from "~/features/leads/store/sweep.server";
import { visitorView } from "~/features/leads/visitor/visitor-page.server";
import {
  clearLeads,
  countRows,
  fullMembership,
  leadPost,
  receive,
  receivedAt,
} from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";

const { env, dispose } = await localBindings();
afterAll(dispose);
beforeEach(() => clearLeads(env));

const asked = { "answer.roof-shape": "flat", "answer.covering-size": "6 bij 10 meter" };
const shape = { id: "roof-shape", question: "Is het dak plat of schuin?", answer: "Plat" };
const byName = { selectedService: "Dakbedekking" };
const size = { id: "covering-size", question: "Hoe groot is het dak ongeveer?", answer: "6 bij 10 meter" };

/** About what these questions are asked of. */
const about = { projectType: "dakbedekking" };

async function kept(fields: Record<string, string>, kind: "request" | "membership" = "request") {
  const answer = await receive(env, leadPost({ ...about, ...fields }), { kind });
  if (!("lead" in answer)) throw new Error(JSON.stringify(answer));
  const detail = await getLead(env.DB, answer.lead.id);
  if (!detail) throw new Error("It is not there.");
  return detail.lead;
}

const answersIn = async (fields: Record<string, string>) =>
  JSON.parse((await kept(fields)).answers) as LabelledAnswer[];

test.each(["modal", "page", "contact", "widget", "menu", "emergency"])(
  "answers are kept with a request of form %s, in the words that were shown",
  async (form) => {
    expect(await answersIn({ ...asked, form, location: "Kerkstraat 1, Eindhoven", privacy: "true" })).toEqual(
      [shape, size],
    );
  },
);

test.each([
  ["the service of the panel", { projectType: "", serviceType: "dakbedekking" }],
  [
    "the service that a form without script names",
    { projectType: "", serviceType: "", form: "contact", privacy: "true", ...byName },
  ],
])("answers are kept that are about %s", async (_, fields) => {
  expect(await answersIn({ ...asked, ...fields })).toEqual([shape, size]);
});

test("what was answered about another service is left out, whatever sent it", async () => {
  expect(await answersIn({ ...asked, projectType: "dakisolatie" })).toEqual([shape]);
  expect(await answersIn({ ...asked, projectType: "", serviceType: "schoorsteen-vegen" })).toEqual([]);
  expect(await answersIn({ ...asked, projectType: "dakisolatie", serviceType: "dakbedekking" })).toEqual([
    shape,
  ]);
  expect(await answersIn({ ...asked, projectType: "" })).toEqual([]);
  expect(JSON.parse((await kept({ ...fullMembership, ...asked }, "membership")).answers)).toEqual([]);
  expect(await answersIn({})).toEqual([]);
});

test("what is no answer to a question of ours is left out, and a text is one short line", async () => {
  expect(
    await answersIn({
      "answer.roof-shape": "rond",
      "answer.nothing-of-ours": "ja",
      "answer.__proto__": "ja",
      "answer.covering-size": `60 m²,\r\n${"a".repeat(500)}`,
    }),
  ).toEqual([{ ...size, answer: `60 m², ${"a".repeat(193)}` }]);
});

test("one key with other answers is a conflict, with the same answers the same request", async () => {
  const submissionKey = "0b9f3c1e-5a57-4f0e-9d6c-1f2a3b4c5d6e";
  const send = (fields: Record<string, string>) =>
    receive(env, leadPost({ submissionKey, ...about, ...fields }));
  expect(await send(asked)).toMatchObject({ kind: "stored" });
  expect(await send(asked)).toMatchObject({ kind: "replayed" });
  expect(await send({ ...asked, "answer.roof-shape": "pitched" })).toMatchObject({ kind: "conflict" });
  expect(await send({})).toMatchObject({ kind: "conflict" });
  expect(await countRows(env.DB, "leads")).toBe(1);
});

test("an answer is found by the inbox, its question is not", async () => {
  const { id } = await kept({ ...asked, "answer.covering-size": "achttien meter" });
  await kept({});
  const found = async (query: string) =>
    (await listLeads(env.DB, { filter: { ...everything, query }, limit: 9 })).leads.map((lead) => lead.id);
  expect(await found("plat achttien")).toEqual([id]);
  expect(await found("ongeveer")).toEqual([]);
  await eraseLead({ db: env.DB, bucket: env.UPLOADS }, id, []);
  expect(await found("achttien")).toEqual([]);
  await env.DB.prepare("INSERT INTO lead_search (lead_search, rank) VALUES ('integrity-check', 1)").run();
});

test("the office and the visitor read the questions with their answers", async () => {
  const lead = await kept(asked);
  const rows = [shape, size].map(({ question, answer }) => ({ label: question, text: answer }));
  expect((await visitorView(env.DB, lead.id, receivedAt))?.rows).toEqual(expect.arrayContaining(rows));
  const { text, html } = officeMail(lead, [], "https://site.example");
  expect(text).toContain("Is het dak plat of schuin? Plat\nHoe groot is het dak ongeveer? 6 bij 10 meter\n");
  expect(html).toContain("Is het dak plat of schuin?");
});

test("the file has them in a column, and nothing in it is computed", async () => {
  await kept({ ...asked, "answer.covering-size": "=1+1" });
  const csv = await new Response(leadsCsv(env.DB, everything)).text();
  const [head = "", line = ""] = csv.trim().split("\r\n");
  expect(head).toContain(";Herkomst;Antwoorden");
  expect(line).toContain('"Is het dak plat of schuin: Plat; Hoe groot is het dak ongeveer: =1+1"');
  await clearLeads(env);
  await kept({ "answer.covering-size": "12; =1+1" });
  expect(await new Response(leadsCsv(env.DB, everything)).text()).toContain("12;' =1+1");
});

test("what was typed is mailed as any other text is, what was chosen always", async () => {
  const harmless = visitorMail(await kept(asked), []).text;
  expect(harmless).toContain("6 bij 10 meter");
  for (const lure of ["zie www.aanbieding.nl", "bel 06 87654321", "<b>60 m²</b>"]) {
    const { text } = visitorMail(await kept({ ...asked, "answer.covering-size": lure }), []);
    expect(text, lure).toContain("Is het dak plat of schuin? Plat");
    expect(text, lure).not.toContain("Hoe groot is het dak");
    expect(text, "with it the rest that was typed").not.toContain("Het dak lekt bij de schoorsteen.");
  }
});

test("links and markup in an answer count as in any text", async () => {
  const { abuseSigns } = await kept({ "answer.covering-size": "<a href=x>60</a> https://x.example/a" });
  expect(JSON.parse(abuseSigns)).toMatchObject({ links: 1, markup: 1 });
  expect(JSON.parse((await kept(asked)).abuseSigns)).not.toHaveProperty("links");
});
