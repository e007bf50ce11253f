import { HtmlValidate } from "html-validate";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createArticle,
  getArticle,
  saveArticle,
} from "../../app/features/articles/desk/article-store.server.ts";
import { publishArticle } from "../../app/features/articles/desk/publish.server.ts";
import type { ArticleContent } from "../../app/features/articles/model/article-content.ts";
import { sampleContent } from "../support/article-samples.ts";
import { startTwoWorkers } from "../support/two-workers.ts";

type Pair = Awaited<ReturnType<typeof startTwoWorkers>>;
let pair: Pair;
beforeAll(async () => {
  pair = await startTwoWorkers();
});
afterAll(() => pair?.stop());

let counter = 0;
const stamp = () => ({ actor: "anna@huis.example", now: new Date(), saveId: `save-${++counter}` });

async function publish(id: number): Promise<void> {
  const article = await getArticle(pair.db, id);
  if (!article) throw new Error("no article");
  await publishArticle(pair.db, article, article.content, { actor: "anna@huis.example", now: new Date() });
}

async function live(content: ArticleContent): Promise<number> {
  const id = await createArticle(pair.db, content, stamp());
  await publish(id);
  return id;
}

const everyNode: ArticleContent = sampleContent({
  slug: "alle-onderdelen",
  title: "Alle onderdelen",
  cover: { media: "00112233445566aa", alt: "Een dak met loodslabben", width: 1600, height: 900 },
  body: {
    type: "doc",
    content: [
      { type: "paragraph", content: [{ type: "text", text: "Vooraf." }] },
      { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "Wat u ziet" }] },
      {
        type: "paragraph",
        content: [
          { type: "text", text: "Kijk bij de " },
          {
            type: "text",
            text: "schoorsteen",
            marks: [{ type: "bold" }, { type: "link", attrs: { href: "/schoorsteen" } }],
          },
          { type: "text", text: " <script>alert(1)</script>", marks: [{ type: "italic" }] },
        ],
      },
      { type: "heading", attrs: { level: 3 }, content: [{ type: "text", text: "Lood" }] },
      {
        type: "bulletList",
        content: [
          { type: "listItem", content: [{ type: "paragraph", content: [{ type: "text", text: "grijs" }] }] },
        ],
      },
      {
        type: "callout",
        attrs: { tone: "urgent" },
        content: [{ type: "paragraph", content: [{ type: "text", text: "Blijf van het dak." }] }],
      },
      {
        type: "blockquote",
        content: [{ type: "paragraph", content: [{ type: "text", text: "Meten is weten." }] }],
      },
      {
        type: "image",
        attrs: {
          media: "00112233445566aa",
          alt: "Een scheur",
          caption: "Scheur in de slab",
          width: 1200,
          height: 800,
          size: "column",
        },
      },
      {
        type: "table",
        content: [
          {
            type: "tableRow",
            content: ["Klacht", "Oorzaak"].map((text) => ({
              type: "tableHeader" as const,
              attrs: { colspan: 1, rowspan: 1 },
              content: [{ type: "paragraph" as const, content: [{ type: "text" as const, text }] }],
            })),
          },
          {
            type: "tableRow",
            content: ["Vlek", "Naad"].map((text) => ({
              type: "tableCell" as const,
              attrs: { colspan: 1, rowspan: 1 },
              content: [{ type: "paragraph" as const, content: [{ type: "text" as const, text }] }],
            })),
          },
        ],
      },
    ],
  },
});

test("an article of the office is a whole page: nodes, head, feed, sitemap, index and search", async () => {
  await live(everyNode);
  const [url] = pair.urls;
  const page = await fetch(`${url}/kennisbank/alle-onderdelen`);
  expect(page.status).toBe(200);
  const html = await page.text();
  for (const part of [
    '<h2 id="wat-u-ziet-kop"',
    '<a href="/schoorsteen" class="text-link"><strong>schoorsteen</strong></a>',
    "&lt;script&gt;alert(1)&lt;/script&gt;",
    "<blockquote",
    'role="note"',
    'alt="Een scheur"',
    "/media/00112233445566aa/480.webp 480w",
    '<th scope="col"',
    'property="og:image"',
    "/media/00112233445566aa/social.jpg",
    '"@type":"Article"',
    'href="/daken/daklekkage"',
  ]) {
    expect(html, part).toContain(part);
  }
  // Each picture has its dimensions; only the first is loaded eagerly.
  const pictures = [...html.matchAll(/<img [^>]*src="\/media\/[^>]*>/g)].map(([tag]) => tag);
  expect(pictures).toHaveLength(2);
  for (const tag of pictures)
    expect(tag).toMatch(/(?=.* width="\d+")(?=.* height="\d+")(?=.* sizes=")(?=.* srcSet=")/);
  expect(pictures[0]).toMatch(/fetchPriority="high"/i);
  expect(pictures[0]).not.toContain("loading=");
  expect(pictures[1]).toContain('loading="lazy"');
  expect(html.indexOf("Vooraf.")).toBeLessThan(html.indexOf("wat-u-ziet-kop"));
  const report = await new HtmlValidate({ extends: ["html-validate:standard"] }).validateString(html);
  expect(
    report.results
      .flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))
      .filter((line) => /attribute-misuse|element-permitted|duplicate|close-order|wcag/.test(line)),
  ).toEqual([]);

  for (const path of [
    "/feed.xml",
    "/sitemap.xml",
    "/kennisbank",
    "/kennisbank?categorie=daken",
    "/api/search-index",
    "/zoeken?q=alle+onderdelen",
  ]) {
    expect(await (await fetch(url + path)).text(), path).toContain("/kennisbank/alle-onderdelen");
  }
  expect((await fetch(`${url}/kennisbank/bestaat-niet`)).status).toBe(404);
});

test("an earlier address is one redirect away", async () => {
  const content = sampleContent({ slug: "oud-adres" });
  const id = await live(content);
  await saveArticle(pair.db, id, 1, { ...content, slug: "nieuw-adres" }, stamp());
  await publish(id);
  const answer = await fetch(`${pair.urls[0]}/kennisbank/oud-adres`, { redirect: "manual" });
  expect(answer.status).toBe(301);
  expect(answer.headers.get("Location")).toBe("/kennisbank/nieuw-adres");
  expect((await fetch(`${pair.urls[0]}/kennisbank/nieuw-adres`)).status).toBe(200);
});

test("a correction reaches the pages that both isolates keep within a minute, its author at once", async () => {
  const content = sampleContent({ slug: "verbeterd", title: "Voor de verbetering" });
  const id = await live(content);
  const [a, b] = pair.urls;
  const read = async (url: string, cookie = "") =>
    (await fetch(`${url}/kennisbank/verbeterd`, { headers: { Cookie: cookie } })).text();
  for (const url of [a, b]) {
    await read(url);
    expect(await read(url)).toContain("Voor de verbetering");
  }
  await saveArticle(pair.db, id, 1, { ...content, title: "Na de verbetering" }, stamp());
  await publish(id);
  const generation = await pair.db.prepare("SELECT n FROM content_generation").first<number>("n");
  const changed = Date.now();
  await expect
    .poll(() => read(a, `content-generation=${generation}`), { timeout: 10_000 })
    .toContain("Na de verbetering");
  await expect.poll(() => read(b), { timeout: 60_000, interval: 1_000 }).toContain("Na de verbetering");
  expect(Date.now() - changed).toBeLessThan(60_000);
}, 120_000);

test("files that no picture has are not found, whatever their name", async () => {
  for (const path of [
    "/media/00112233445566aa/480.webp",
    "/media/x/480.webp",
    "/media/00112233445566aa/..%2f..%2fleads",
    "/media/00112233445566aa/480.svg",
  ]) {
    const answer = await fetch(pair.urls[0] + path);
    expect(answer.status, path).toBe(404);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  }
});
