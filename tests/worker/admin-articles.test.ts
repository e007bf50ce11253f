import { afterAll, beforeAll, expect, test } from "vitest";
import type { ArticleAnswer, ArticleCommand } from "../../app/features/articles/model/editor-types.ts";
import { type AdminServer, startAdminServer } from "../support/admin-server.ts";
import { sampleContent, textDocument } from "../support/article-samples.ts";
import { freshFetch } from "../support/fresh-fetch.ts";

let server: AdminServer;
beforeAll(async () => {
  server = await startAdminServer(
    "beheer@huis.example=beheer,anna@huis.example=redactie,bert@huis.example=redactie",
    {
      LINK_SECRET: "een-geheim-van-meer-dan-zestien-tekens",
    },
  );
});
afterAll(async () => {
  await server?.stop();
});

const own = () => ({ "Sec-Fetch-Site": "same-origin", Origin: server.url });
type Call = { as?: string; method?: string; body?: string; headers?: Record<string, string> };

function call(path: string, { as = "anna", method = "GET", body, headers = {} }: Call = {}) {
  const token = server.tokenOf(`${as}@huis.example`);
  return freshFetch(server.url + path, {
    method,
    headers: { Accept: "text/html", "Cf-Access-Jwt-Assertion": token, ...headers },
    ...(body !== undefined && { body }),
  });
}

async function newArticle(): Promise<number> {
  const headers = { ...own(), "Content-Type": "application/x-www-form-urlencoded" };
  const answer = await call("/admin/artikelen", { method: "POST", body: "", headers });
  return Number(answer.headers.get("Location")?.split("/").pop());
}

async function command(id: number, what: ArticleCommand | string, more: Call = {}) {
  const body = typeof what === "string" ? what : JSON.stringify(what);
  const headers = { ...own(), "Content-Type": "application/json", ...more.headers };
  const answer = await call(`/admin/api/artikelen/${id}`, { ...more, method: "POST", body, headers });
  const text = await answer.text();
  return {
    code: answer.status,
    cookie: answer.headers.get("Set-Cookie"),
    answer: JSON.parse(text || "{}") as ArticleAnswer,
  };
}

let counter = 0;
const saveOf = (content = sampleContent(), version = 1): ArticleCommand => ({
  do: "save",
  version,
  saveId: `proef-${String(++counter).padStart(6, "0")}`,
  content,
});

test("an editor writes, publishes and sees the article at once; no visitor saw the draft", async () => {
  const id = await newArticle();
  const content = sampleContent({ slug: "geschreven-door-anna" });
  expect((await command(id, saveOf(content))).answer).toMatchObject({
    kind: "done",
    status: { version: 2, state: "draft" },
  });
  expect((await fetch(`${server.url}/kennisbank/geschreven-door-anna`)).status).toBe(404);
  const published = await command(id, { do: "publish", version: 2 });
  expect(published.answer).toMatchObject({
    kind: "done",
    status: { state: "published", liveSlug: content.slug },
  });
  const page = await fetch(`${server.url}/kennisbank/geschreven-door-anna`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("scheurt waar het gebogen is");
  expect(published.cookie).toMatch(/^content-generation=\d+; Path=\/; Max-Age=120; HttpOnly; SameSite=Lax/);
});

test("what would break the page is refused in words, what is only advice is not", async () => {
  const id = await newArticle();
  const refusal = await command(id, { do: "publish", version: 1 });
  expect(refusal).toMatchObject({
    code: 422,
    answer: { kind: "refused", message: "Geef het artikel een titel." },
  });
  await command(id, saveOf(sampleContent({ slug: "plat-dak" })));
  expect((await command(id, { do: "publish", version: 2 })).answer).toMatchObject({
    kind: "refused",
    message: expect.stringContaining("staat al een vaste pagina"),
  });
  await command(id, saveOf(sampleContent({ slug: "alleen-tips", seoTitle: "", seoDescription: "" }), 2));
  expect((await command(id, { do: "publish", version: 3 })).answer.kind).toBe("done");
});

test("a stale save and a stale publication get the other's text and change nothing", async () => {
  const id = await newArticle();
  await command(id, saveOf(sampleContent({ title: "Van Bert", slug: "van-twee" })), { as: "bert" });
  const stale = await command(id, saveOf(sampleContent({ title: "Van Anna", slug: "van-twee" })));
  expect(stale).toMatchObject({
    code: 409,
    answer: {
      kind: "stale",
      theirs: { version: 2, by: "bert@huis.example", content: { title: "Van Bert" } },
    },
  });
  expect((await command(id, { do: "publish", version: 1 })).code).toBe(409);
  const [row] = await server.sql("SELECT title, version, live_slug FROM articles WHERE id = ?", id);
  expect(row).toEqual({ title: "Van Bert", version: 2, live_slug: null });
});

test("what is not a document of ours is refused whole", async () => {
  const id = await newArticle();
  const body = (node: unknown) => ({ type: "doc", content: [node] });
  const paragraph = (text: unknown) => ({ type: "paragraph", content: [text] });
  const linked = (href: string) =>
    paragraph({ type: "text", text: "x", marks: [{ type: "link", attrs: { href } }] });
  let deep: unknown = { type: "paragraph" };
  for (let n = 0; n < 500; n++) deep = { type: "blockquote", content: [deep] };
  const hostile = [
    body({ type: "html", content: [] }),
    body({ type: "paragraph", onclick: "alert(1)" }),
    body(paragraph({ type: "text", text: "" })),
    body(paragraph({ type: "text", text: "x", marks: [{ type: "script" }] })),
    ...[
      "javascript:alert(1)",
      "JaVaScRiPt:alert(1)",
      "data:text/html,x",
      "java\nscript:x",
      "//evil.example",
      "\\\\evil",
    ].map((href) => body(linked(href))),
    body({
      type: "image",
      attrs: {
        media: "https://evil.example/x.svg",
        alt: "",
        caption: "",
        width: 1,
        height: 1,
        size: "column",
      },
    }),
    body({ type: "heading", attrs: { level: 1 } }),
    body({ type: "blockquote", content: [{ type: "table", content: [] }] }),
    body(deep),
    { type: "doc", content: [] },
    { type: "doc", content: Array.from({ length: 70_000 }, () => ({ type: "paragraph" })) },
    null,
    "<p>x</p>",
  ];
  for (const document of hostile) {
    const { code } = await command(
      id,
      JSON.stringify(saveOf({ ...sampleContent(), body: document as never })),
    );
    expect([400, 413], JSON.stringify(document)?.slice(0, 80)).toContain(code);
  }
  for (const text of [
    "",
    "{",
    "[]",
    '{"do":"constructor"}',
    `{"do":"save","__proto__":{}}`,
    "x".repeat(500_000),
  ]) {
    expect([400, 413]).toContain((await command(id, text)).code);
  }
  const [row] = await server.sql("SELECT version FROM articles WHERE id = ?", id);
  expect(row).toEqual({ version: 1 });
});

test("every node of ours passes", async () => {
  const id = await newArticle();
  const { body } = sampleContent();
  const inner = textDocument("binnenin").content as never;
  const all = {
    ...body,
    content: [
      ...body.content,
      { type: "bulletList" as const, content: [{ type: "listItem" as const, content: inner }] },
      { type: "callout" as const, attrs: { tone: "tip" as const }, content: inner },
      { type: "blockquote" as const, content: inner },
      {
        type: "table" as const,
        content: [
          {
            type: "tableRow" as const,
            content: [{ type: "tableCell" as const, attrs: { colspan: 1, rowspan: 1 }, content: inner }],
          },
        ],
      },
    ],
  };
  expect((await command(id, saveOf(sampleContent({ body: all })))).code).toBe(200);
});

test("planned articles appear and disappear by the clock", async () => {
  const id = await newArticle();
  await command(id, saveOf(sampleContent({ slug: "volgens-plan" })));
  const soon = Date.now() + 3_600_000;
  const past = await command(id, { do: "schedule", publishAt: 1, unpublishAt: null });
  expect(past.answer).toMatchObject({ kind: "refused", message: "Kies een tijdstip dat nog komt." });
  expect(
    (await command(id, { do: "schedule", publishAt: soon, unpublishAt: soon + 1000 })).answer,
  ).toMatchObject({
    status: { state: "scheduled", publishAt: soon },
  });
  await server.cron("* * * * *");
  const state = async () => (await server.sql("SELECT state, live_slug FROM articles WHERE id = ?", id))[0];
  expect(await state()).toEqual({ state: "scheduled", live_slug: null });
  await server.sql("UPDATE articles SET publish_at = 1 WHERE id = ?", id);
  await server.cron("* * * * *");
  expect(await state()).toEqual({ state: "published", live_slug: "volgens-plan" });
  await server.sql("UPDATE articles SET unpublish_at = 1 WHERE id = ?", id);
  await server.cron("* * * * *");
  expect(await state()).toEqual({ state: "draft", live_slug: null });
});

test("a preview opens for anyone with its link, is cached nowhere, and ends", async () => {
  const id = await newArticle();
  await command(id, saveOf(sampleContent({ slug: "nog-geheim", title: "Nog geheim" })));
  const { answer } = await command(id, { do: "preview" });
  const link = answer.kind === "done" ? (answer.link ?? "") : "";
  const page = await fetch(server.url + link);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("Nog geheim");
  expect(page.headers.get("Cache-Control")).toContain("no-store");
  expect(page.headers.get("X-Robots-Tag")).toContain("noindex");
  expect(page.headers.get("X-Cache")).toBe("bypass");
  const forged = link.slice(0, -3) + (link.endsWith("abc") ? "abd" : "abc");
  expect((await fetch(server.url + forged)).status).toBe(404);
  await command(id, { do: "end-previews" });
  const ended = await fetch(server.url + link);
  expect(ended.status).toBe(410);
  expect(await ended.text()).not.toContain("Nog geheim");
  const again = (await command(id, { do: "preview" })).answer;
  const fresh = again.kind === "done" ? (again.link ?? "") : "";
  expect((await fetch(server.url + fresh)).status).toBe(200);
  await command(id, { do: "bin" });
  expect((await fetch(server.url + fresh)).status).toBe(410);
});

test("commands come from our own page only, and from people who write", async () => {
  const id = await newArticle();
  const foreign: Record<string, string>[] = [
    { "Sec-Fetch-Site": "cross-site" },
    { Origin: "https://evil.example", "Sec-Fetch-Site": "same-origin" },
  ];
  for (const headers of foreign) {
    const { code } = await command(id, JSON.stringify({ do: "bin" }), { headers }).catch(() => ({
      code: 403,
    }));
    expect(code).toBe(403);
  }
  expect((await call(`/admin/api/artikelen/${id}`)).status).toBe(405);
  expect((await command(id, { do: "bin" }, { as: "beheer" })).code).toBe(200);
  expect((await command(id, { do: "publish", version: 1 })).code).toBe(409);
  expect((await command(999_999, { do: "bin" })).code).toBe(404);
});

test("the list, the editor and the versions answer", async () => {
  const id = await newArticle();
  await command(id, saveOf(sampleContent({ title: "Zoekbaar stuk over zinkwerk" })));
  for (const path of [
    "/admin/artikelen?q=zinkwerk",
    "/admin/artikelen?state=draft&category=daken&sort=titel",
    `/admin/artikelen/${id}`,
    `/admin/artikelen/${id}/versies`,
  ]) {
    const page = await call(path);
    expect(page.status, path).toBe(200);
    expect(await page.text(), path).toContain("zinkwerk");
  }
  expect(await (await call("/admin/artikelen?state=published&q=zinkwerk")).text()).not.toContain(
    "Zoekbaar stuk",
  );
  expect((await call("/admin/artikelen/999999")).status).toBe(404);
});

test("Markdown comes in as a draft, and everything goes out as JSON and as Markdown", async () => {
  const form = new FormData();
  form.append("file", new File(["# Zinken goot\n\nEen **lange** goot.\n"], "goot.md"));
  const token = server.tokenOf("anna@huis.example");
  const headers = { "Cf-Access-Jwt-Assertion": token, ...own() };
  const options = { method: "POST", body: form, headers, redirect: "manual" } as const;
  const answer = await fetch(`${server.url}/admin/artikelen`, options);
  expect(answer.headers.get("Location")).toMatch(/^\/admin\/artikelen\/\d+$/);
  const json = (await (await call("/admin/api/artikelen/export/json")).json()) as {
    articles: { draft: { title: string } }[];
  };
  expect(json.articles.at(-1)?.draft).toMatchObject({ title: "Zinken goot", slug: "zinken-goot" });
  const zip = await call("/admin/api/artikelen/export/markdown");
  expect(zip.headers.get("Content-Disposition")).toMatch(
    /^attachment; filename="artikelen-\d{4}-\d\d-\d\d\.zip"/,
  );
  expect(await zip.text()).toContain("Een **lange** goot.");
  expect((await call("/admin/api/artikelen/export/constructor")).status).toBe(404);
});
