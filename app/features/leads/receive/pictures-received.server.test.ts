import { afterAll, beforeEach, expect, test } from "vitest";
import { withoutMetadata } from "~/features/leads/form/attachments/without-metadata";
import { fileMessages } from "~/features/leads/model/files/file-messages";
import { clearLeads, countRows, leadPost, objectKeys, receive } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { hundredPictures, pictureSamples } from "~tests/support/pictures/all-samples";
import { bytesOf } from "~tests/support/pictures/parts";
import { corruptPngs } from "~tests/support/pictures/raster-samples";
import { whatItTells } from "~tests/support/pictures/witness";

const { env, dispose } = await localBindings();
afterAll(dispose);
beforeEach(() => clearLeads(env));

const hundred = hundredPictures();

async function expectNoneTells(): Promise<void> {
  const keys = await objectKeys(env.UPLOADS);
  expect(keys).toHaveLength(100);
  for (const key of keys) {
    const object = await env.UPLOADS.get(key);
    expect(whatItTells(new Uint8Array((await object?.arrayBuffer()) ?? new ArrayBuffer())), key).toEqual([]);
  }
  expect(await countRows(env.DB, "lead_files")).toBe(100);
  const unmeasured = "SELECT count(*) AS n FROM lead_files WHERE width IS NULL OR inspected_at IS NULL";
  expect(await env.DB.prepare(unmeasured).first("n")).toBe(0);
}

test("the samples tell where they were taken, all hundred", () => {
  expect(hundred).toHaveLength(100);
  for (const { name, bytes } of hundred) expect(whatItTells(bytes), name).not.toEqual([]);
});

test.each([
  ["posted directly", {}],
  ["posted by a page without script", { form: "page" as const }],
])(
  "of a hundred pictures with a place and a serial number, %s, none is kept that tells them",
  async (_, how) => {
    for (let from = 0; from < hundred.length; from += 5) {
      const files = hundred.slice(from, from + 5).map(({ name, bytes }) => ({ name, content: bytes }));
      const answer = await receive(env, leadPost({ privacy: "true" }, files), {
        ...how,
        now: new Date(Date.UTC(2026, 10, 20, 10, from)),
      });
      expect("errors" in answer ? answer.errors : answer.kind).toBe("stored");
    }
    await expectNoneTells();
  },
);

test("a form with script sends none that tells, and the server keeps what it sent", async () => {
  for (const { name, bytes } of hundred) {
    const sent = await withoutMetadata(new File([bytes], name), "page");
    if (typeof sent === "string") throw new Error(`${name} ${sent}`);
    expect(whatItTells(new Uint8Array(await sent.arrayBuffer())), name).toEqual([]);
  }
});

test("a picture that is cut off, or none, is refused by name, and browser and server agree", async () => {
  const cut = pictureSamples(1).map(({ name, bytes }) => ({
    name,
    content: bytes.slice(0, bytes.length * 0.4),
  }));
  const html = bytesOf([0xff, 0xd8, 0xff], "<script>alert(1)</script>");
  const corrupt = Object.entries(corruptPngs()).map(([name, content]) => ({ name, content }));
  for (const file of [...cut, ...corrupt, { name: "pagina.jpg", content: html }]) {
    const answer = await receive(env, leadPost({}, [file]));
    expect(answer, file.name).toMatchObject({ errors: { files: fileMessages.damaged(file.name) } });
    expect(await withoutMetadata(new File([file.content], file.name), "page"), file.name).toBe("damaged");
  }
  expect(await objectKeys(env.UPLOADS)).toEqual([]);
});
