import { afterAll, beforeEach, expect, test } from "vitest";
import { clearLeads, leadPost, receive } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { pdfOf } from "~tests/support/sample-documents";
import { sampleFiles } from "~tests/support/sample-files";
import { leadFileResponse } from "./lead-file.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
beforeEach(() => clearLeads(env));

const stores = { db: env.DB, bucket: env.UPLOADS };

async function store(...files: { name: string; content: Uint8Array<ArrayBuffer> }[]) {
  const answer = await receive(env, leadPost({}, files));
  if (!("lead" in answer)) throw new Error(JSON.stringify(answer));
  return answer.lead;
}

const ask = (id: string, n: number, name?: string, confirmed = false) =>
  leadFileResponse(stores, id, { n, name, confirmed });
async function nameOf(id: string, n: number, confirmed = false): Promise<string> {
  const answer = await ask(id, n, undefined, confirmed);
  const header = answer instanceof Response ? answer.headers.get("Content-Disposition") : "";
  return /filename="([^"]*)"/.exec(header ?? "")?.[1] ?? "";
}

test("whatever the visitor calls a file, it is handed out under the name of its request and its judged kind", async () => {
  const { id, reference } = await store(
    { name: "offerte.hta", content: sampleFiles.pdf },
    { name: "offerte.pdf.bat", content: sampleFiles.docx },
    { name: "foto.js", content: sampleFiles.gif },
    { name: "..", content: sampleFiles.doc },
    { name: "foto\u202Egpj.exe", content: sampleFiles.png },
  );
  const extensions = ["pdf", "docx", "gif", "doc", "png"];
  for (const [i, extension] of extensions.entries()) {
    expect(await nameOf(id, i + 1)).toBe(`TS-${reference}-${i + 1}.${extension}`);
  }
});

test("a file is found under its own request, number and name only", async () => {
  const [a, b] = [
    await store({ name: "a.pdf", content: sampleFiles.pdf }, { name: "b.docx", content: sampleFiles.docx }),
    await store({ name: "c.pdf", content: sampleFiles.pdf }),
  ];
  const found = await ask(a.id, 2, `TS-${a.reference}-2.docx`);
  expect(found instanceof Response && (await found.bytes())).toEqual(sampleFiles.docx);
  for (const name of [`TS-${a.reference}-2.exe`, `TS-${b.reference}-2.docx`, "b.docx", ""])
    expect(await ask(a.id, 2, name), name).toBeNull();
  expect(await ask(b.id, 2)).toBeNull();
  expect(await ask(a.id, 0)).toBeNull();
  expect(await ask(a.id, Number.NaN)).toBeNull();
});

test("a file with a warning is handed out to who has seen it, and never shown in the page", async () => {
  const active = pdfOf({ objects: ["<< /S /JavaScript /JS (app.alert(1)) >>"] });
  const { id, reference } = await store({ name: "formulier.pdf", content: active });
  expect(await ask(id, 1)).toBe("unconfirmed");
  expect(await nameOf(id, 1, true)).toBe(`TS-${reference}-1.pdf`);
  await env.DB.prepare("UPDATE lead_files SET kind = 'jpeg'").run();
  const answer = await ask(id, 1, undefined, true);
  expect(answer instanceof Response && answer.headers.get("Content-Disposition")).toMatch(/^attachment;/);
});
