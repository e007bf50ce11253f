import { afterAll, beforeAll, expect, test } from "vitest";
import { signToken } from "../../app/platform/http/signed-token.server.ts";
import { type AdminServer, startAdminServer } from "../support/admin-server.ts";
import { freshFetch } from "../support/fresh-fetch.ts";
import { naughtyTexts } from "../support/naughty-texts.ts";
import { knowPhotos, sampleProject } from "../support/project-samples.ts";

const secret = "een-geheim-van-twintig-tekens-lang";
let server: AdminServer;
beforeAll(async () => {
  const roles = "beheer@huis.example=beheer,redactie@huis.example=redactie";
  server = await startAdminServer(roles, { LINK_SECRET: secret });
});
afterAll(() => server?.stop());

const errorLines = () => server.log().filter((line) => /"level":"error"|Uncaught/.test(line));

type Sender = { as?: string | null; headers?: Record<string, string> };
function send(path: string, body: unknown, { as = "beheer", headers = {} }: Sender = {}): Promise<Response> {
  return freshFetch(`${server.url}/admin/api/inhoud/${path}`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Origin: server.url,
      ...(as !== null && { "Cf-Access-Jwt-Assertion": server.tokenOf(`${as}@huis.example`) }),
      ...headers,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

let saves = 0;
const save = (content: unknown, version = 0) => ({
  do: "save",
  version,
  saveId: `save-${++saves}-of-it`,
  content,
});
const commands = [
  save({}),
  { do: "keep", content: {} },
  { do: "publish", version: 1 },
  { do: "schedule", publishAt: null, unpublishAt: null },
  ...["revert", "unpublish", "bin", "restore", "preview", "end-previews"].map((name) => ({ do: name })),
];
const records = () => server.sql("SELECT type, key, state FROM content_records");

/** Published as the editor does it; the cookie with which its author sees it at once. */
async function publish(key: string, content: unknown): Promise<string> {
  await server.sql(knowPhotos, JSON.stringify(sampleProject().photos));
  const [row] = await server.sql<{ version: number }>(
    "SELECT version FROM content_records WHERE key = ?",
    key,
  );
  const saved = await send(`project/${key}`, save(content, row?.version ?? 0));
  expect(saved.status).toBe(200);
  const { status } = (await saved.json()) as { status: { version: number } };
  const published = await send(`project/${key}`, { do: "publish", version: status.version });
  expect(published.status, await published.clone().text()).toBe(200);
  return published.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

test("no command is carried out for who may not give it, nor for another site", async () => {
  // Of a type that all who write may change, and of one that is the owner's.
  const strangers: [Sender, string[]][] = [
    [{ as: null }, ["project", "company"]],
    [{ as: "iemand" }, ["project", "company"]],
    [{ as: "redactie" }, ["company"]],
    [{ headers: { Origin: "https://evil.example" } }, ["project", "company"]],
    [{ headers: { "Sec-Fetch-Site": "cross-site" } }, ["project", "company"]],
    [{ headers: { "Sec-Fetch-Site": "same-site", Origin: "null" } }, ["project", "company"]],
  ];
  for (const [stranger, types] of strangers) {
    const sent = types.flatMap((type) => commands.map((command) => send(`${type}/iets`, command, stranger)));
    const codes = new Set((await Promise.all(sent)).map(({ status }) => status));
    expect([...codes], JSON.stringify(stranger)).toEqual([403]);
  }
  expect(await records()).toEqual([]);
});

test("odd names, bodies and values are refused, and none is an error of ours", async () => {
  const good = JSON.stringify(save({}));
  const keys = [
    "..%2fa",
    "nieuw",
    "A",
    "__proto__",
    "a%00",
    "a%2fb",
    "-a",
    "a".repeat(81),
    "%F0%9F%8F%A0",
    "'--",
  ];
  const paths = [
    ...keys.map((key) => `project/${key}`),
    "__proto__/a",
    "constructor/a",
    "Project/a",
    "company/elders",
  ];
  for (const path of paths) expect([400, 404, 405], path).toContain((await send(path, good)).status);
  const bodies = [
    ...[
      "",
      "null",
      "[]",
      "{}",
      '"x"',
      "{",
      '{"do":"save"}',
      '{"do":"__proto__"}',
      '{"do":"publish","version":1e400}',
    ],
    ...['{"do":"publish","version":-1}', '{"do":"publish","version":"1"}', '{"do":"bin","also":1}'],
    '{"do":"save","version":0,"saveId":"save-list","content":[1]}',
    `{"do":"save","version":0,"saveId":"save-deep","content":{"a":${"[".repeat(9_000)}${"]".repeat(9_000)}}}`,
  ];
  for (const body of bodies) expect((await send("project/dak", body)).status, body.slice(0, 60)).toBe(400);
  expect(await records()).toEqual([]);

  const odd = {
    ...{
      service: { toString: 1 },
      town: ["best"],
      title: 7,
      photos: [
        { photo: { media: { toString: 1 } } },
        { photo: { media: "00112233445566a1", alt: { toString: 1 } } },
      ],
      problem: null,
      work: true,
    },
    ...{
      materials: Array(10_000).fill("\u202e"),
      finished: "9999-99-99",
      weeks: -1,
      price: "gratis",
      consent: [],
    },
    constructor: { prototype: 1 },
  };
  expect((await send("project/dak", save(odd))).status).toBe(200);
  expect((await send("project/dak", { do: "publish", version: 1 })).status).toBe(422);
  const editor = await fetch(`${server.url}/admin/inhoud/project/dak`, {
    headers: { "Cf-Access-Jwt-Assertion": server.tokenOf("beheer@huis.example") },
  });
  expect(editor.status).toBe(200);
  for (const path of [
    "project/dak/versies?revision=1e999",
    "project/dak/versies?revision=-1",
    "project?after=9.9&q=%00",
  ])
    expect(
      (
        await fetch(`${server.url}/admin/inhoud/${path}`, {
          headers: { "Cf-Access-Jwt-Assertion": server.tokenOf("beheer@huis.example") },
        })
      ).status,
      path,
    ).toBe(200);
  expect((await send("project/dak", { do: "bin" })).status).toBe(200);
  expect(errorLines()).toEqual([]);
});

test("what is written as markup is read as text, on the page, in its head and in its structured data", async () => {
  const hostile = naughtyTexts().filter((text) => text.includes("<") && text.trim().length > 3);
  const step = Math.floor(hostile.length / 60);
  for (let at = 0; at < 60; at += 12) {
    const [title, ...texts] = Array.from({ length: 12 }, (_, n) => hostile[(at + n) * step] ?? "");
    const [problem = "", work = "", words = "", ...rest] = texts.map((text) => `x ${text}`.slice(0, 400));
    const sample = sampleProject();
    const photos = sample.photos.map((one, n) => ({ ...one, photo: { ...one.photo, alt: rest[n] ?? "" } }));
    const materials = rest.slice(5).map((text) => text.slice(0, 78));
    const content = { ...sample, title: `x ${title}`.slice(0, 90), problem, work, words, photos, materials };
    const Cookie = await publish("hostile", content);
    for (const path of ["/onze-projecten/hostile", "/onze-projecten", "/daken/dakrenovatie"]) {
      const page = await fetch(server.url + path, { headers: { Cookie } });
      expect(page.status).toBe(200);
      const html = await page.text();
      for (const text of [title, ...texts]) {
        const tag = /<[^>\p{Cc}\u2028]{3,40}/u.exec(text ?? "")?.[0];
        if (tag && /RUN|ran=1|evil|java/i.test(tag)) expect(html, `${path}: ${tag}`).not.toContain(tag);
      }
    }
  }
  await send("project/hostile", { do: "bin" });
  expect(errorLines()).toEqual([]);
});

test("a draft is seen through its own link alone, also when both are rendered at the same moment", async () => {
  const Cookie = await publish("dak-live", sampleProject({ problem: "Voor iedereen te lezen." }));
  await send("project/dak-live", save(sampleProject({ title: "Nog geheim", problem: "Nog geheim." }), 1));
  const { link } = (await (await send("project/dak-live", { do: "preview" })).json()) as { link: string };
  const paths = ["/onze-projecten/dak-live", "/onze-projecten", "/daken/dakrenovatie", "/nl/best"];
  const asked = Array.from({ length: 12 }, (_, n) => paths.map((path) => `${path}?pagina=keer-${n}`)).flat();
  const seen = await Promise.all(
    asked.flatMap((path) =>
      [`/voorbeeld-site/${link}${path}`, path].map(async (address) => {
        const answer = await fetch(server.url + address, { headers: { Cookie } });
        return { address, secret: (await answer.text()).includes("Nog geheim"), status: answer.status };
      }),
    ),
  );
  expect(seen.filter(({ status }) => status !== 200)).toEqual([]);
  expect(
    seen.filter(({ address, secret: found }) => found !== address.startsWith("/voorbeeld-site")),
  ).toEqual([]);
  for (const path of ["/sitemap.xml", "/api/search-index", "/zoeken?q=geheim"])
    expect(await (await fetch(server.url + path)).text(), path).not.toContain("Nog geheim");

  const until = Date.now() + 60_000;
  const forged = [
    `${link}x`,
    link.replace(/^../, "AA"),
    link.split(".")[0],
    `.${link.split(".")[1]}`,
    await signToken({ type: "project", key: "dak-live", until, v: 0 }, secret, "article-preview"),
    await signToken({ type: "project", key: "dak-live", until, v: 0 }, `${secret}x`, "record-preview"),
    await signToken({ type: "project", key: "dak-live", until: 1, v: 0 }, secret, "record-preview"),
    await signToken({ type: "project", key: "dak-live", until, v: 1 }, secret, "record-preview"),
    await signToken({ type: "__proto__", key: "dak-live", until, v: 0 }, secret, "record-preview"),
    await signToken({ type: "project", key: "constructor", until, v: 0 }, secret, "record-preview"),
  ];
  for (const token of forged)
    expect((await fetch(`${server.url}/voorbeeld-site/${token}/onze-projecten/dak-live`)).status, token).toBe(
      404,
    );
  // Another record's link shows what everybody sees of this one.
  const { link: other } = (await (await send("claim/footer-safety", { do: "preview" })).json()) as {
    link: string;
  };
  const through = await fetch(`${server.url}/voorbeeld-site/${other}/onze-projecten/dak-live`);
  expect(await through.text()).toContain("Voor iedereen te lezen.");
  await send("project/dak-live", { do: "bin" });
  expect((await fetch(`${server.url}/voorbeeld-site/${link}/onze-projecten/dak-live`)).status).toBe(404);
});
