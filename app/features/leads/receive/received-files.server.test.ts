import { afterAll, beforeEach, expect, test } from "vitest";
import { MAX_FILE_BYTES } from "~/features/leads/model/lead-limits";
import { clearLeads, leadPost, receive } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { docOf, pdfOf, wordStream } from "~tests/support/sample-documents";
import { disguisedFiles, jpegOf, sampleFiles } from "~tests/support/sample-files";
import { expectNothingStored } from "~tests/support/stored-leads";

const { env, dispose } = await localBindings();
afterAll(dispose);
beforeEach(() => clearLeads(env));

const photo = (seed = 1, size = 64) => ({ name: `dak-${seed}.jpg`, content: jpegOf(seed, size) });

test("every accepted kind of file is kept under the type that its content shows", async () => {
  const kinds = Object.entries(sampleFiles);
  for (let from = 0; from < kinds.length; from += 5) {
    const files = kinds.slice(from, from + 5).map(([kind, content]) => ({ name: `${kind}.bin`, content }));
    expect((await receive(env, leadPost({}, files))).kind).toBe("stored");
  }
  const stored = await env.DB.prepare("SELECT name, kind FROM lead_files").all();
  expect(stored.results.map(({ name, kind }) => [name, kind]).sort()).toEqual(
    kinds.map(([kind]) => [`${kind}.bin`, kind]).sort(),
  );
});

test("what is no photo or document is refused by name, whatever its name and type say", async () => {
  for (const [kind, content] of Object.entries(disguisedFiles)) {
    const file = { name: `${kind}.jpg`, content, type: "image/jpeg" };
    const answer = await receive(env, leadPost({}, [photo(), file]));
    expect(answer, kind).toMatchObject({
      kind: "invalid",
      errors: { files: expect.stringContaining(`'${kind}.jpg'`) },
    });
  }
  await expectNothingStored(env);
});

test("an empty file and one byte over 10 MB are refused by name, 10 MB itself is kept", {
  timeout: 30_000,
}, async () => {
  const empty = await receive(env, leadPost({}, [{ name: "leeg.jpg", content: new Uint8Array() }]));
  expect(empty).toMatchObject({
    kind: "invalid",
    errors: { files: expect.stringContaining("'leeg.jpg' is leeg") },
  });
  const over = await receive(env, leadPost({ lastName: "" }, [photo(1), photo(2, MAX_FILE_BYTES + 1)]));
  expect(over).toMatchObject({
    kind: "invalid",
    errors: {
      files: expect.stringMatching(/^Bestand te groot: 'dak-2\.jpg'/),
      // Fields that come after a refused file are judged as well.
      lastName: "Achternaam is verplicht",
    },
  });
  await expectNothingStored(env);
  const full = await receive(env, leadPost({}, [photo(3, MAX_FILE_BYTES)]));
  expect(full.kind).toBe("stored");
  expect(await env.DB.prepare("SELECT bytes FROM lead_files").first("bytes")).toBe(MAX_FILE_BYTES);
});

test("a sixth file is refused and nothing of the other five stays", async () => {
  const answer = await receive(
    env,
    leadPost(
      {},
      [1, 2, 3, 4, 5, 6, 7].map((seed) => photo(seed)),
    ),
  );
  expect(answer).toMatchObject({
    kind: "invalid",
    errors: { files: "U kunt maximaal 5 bestanden meesturen. Kies er 5 uit en verstuur opnieuw." },
  });
  await expectNothingStored(env);
});

test("the widget takes photos only, also when the form is named after the file", async () => {
  const pdf = { name: "tekening.pdf", content: sampleFiles.pdf };
  const body = await leadPost({}, [pdf]).formData();
  body.append("form", "widget");
  const late = new Request("https://site.example/api/service-request", { method: "POST", body });
  expect(await receive(env, late)).toMatchObject({
    kind: "invalid",
    errors: { files: expect.stringContaining("'tekening.pdf' is geen foto") },
  });
  await expectNothingStored(env);
});

test("a file name keeps no folder and no control characters", async () => {
  const files = ["../../etc/passwd.jpg", "C:\\foto's\\dak\u0000\u202E.jpg", `${"x".repeat(300)}.jpeg`];
  await receive(
    env,
    leadPost(
      {},
      files.map((name, seed) => ({ name, content: jpegOf(seed) })),
    ),
  );
  const names = await env.DB.prepare("SELECT name FROM lead_files ORDER BY n").all<{ name: string }>();
  expect(names.results.map(({ name }) => name)).toEqual([
    "passwd.jpg",
    "dak.jpg",
    `${"x".repeat(89)}…xxxxx.jpeg`,
  ]);
});

test("a Word file with macros or a password is refused by name with what to do; a PDF with script is kept and marked", async () => {
  const macros = docOf({ "/Macros/VBA/_VBA_PROJECT": new Uint8Array(5000) });
  const locked = docOf({}, wordStream("x", 0x0300));
  for (const [content, cure] of [
    [macros, "bewaar het als pdf"],
    [locked, "Haal het wachtwoord eraf"],
    [sampleFiles.docx.slice(0, -300), "niet volledig"],
  ] as const) {
    const answer = await receive(env, leadPost({}, [{ name: "offerte\u202Ecod.exe", content }]));
    expect(answer).toMatchObject({ kind: "invalid", errors: { files: expect.stringContaining(cure) } });
    expect(JSON.stringify(answer)).toContain("'offertecod.exe'");
  }
  await expectNothingStored(env);
  const script = pdfOf({ objects: ["<< /S /JavaScript /JS (x) >>"] });
  await receive(env, leadPost({}, [{ name: "offerte.pdf", content: script }]));
  expect(await env.DB.prepare("SELECT kind, warning FROM lead_files").first()).toEqual({
    kind: "pdf",
    warning: "active-content",
  });
});
