import { afterAll, beforeAll, expect, test } from "vitest";
import { fullRequest } from "../support/lead-posts.ts";
import { mailTo, ownReviews, reviewSite, signedIn } from "../support/review-site.ts";
import { sampleFiles } from "../support/sample-files.ts";
import { startServer, type TestServer } from "../support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ admin: true });
});
afterAll(() => server?.stop());
const { wonLead, send, page, write, command, ask } = reviewSite(() => server);

const words = {
  sterren: "4",
  tekst: "Netjes gewerkt.\nAlleen een dag later dan gezegd.",
  naam: "Anja uit Best",
  akkoord: "ja",
};

test("a customer is asked once by mail, also when three ask at once and again later", async () => {
  const { id, reference, email } = await wonLead();
  expect(await page(`/admin/aanvragen/${id}`)).toContain("Vraag om een beoordeling");
  const answers = await Promise.all([1, 2, 3].map(() => ask(id)));
  expect(answers.map(({ status }) => status)).toEqual([302, 302, 302]);
  await server.cron("* * * * *");
  await ask(id);
  await server.cron("* * * * *");
  const [mail, ...more] = mailTo(server, "Hoe vond u ons werk?");
  expect(more).toEqual([]);
  expect(mail?.to).toEqual([email]);
  expect(mail?.text).toContain(reference);
  expect(mail?.text).toMatch(/https?:\/\/\S+\/beoordeling\/[\w-]+\.[\w-]+/);
  expect(mail?.text).toContain("Wij vragen het één keer");
  expect(mail?.text).not.toMatch(/vijf sterren|5 sterren|korting/i);
  // Nothing that was typed but a name that cannot be anything else.
  expect(mail?.text).not.toContain(fullRequest.projectDescription);
  expect(await page(`/admin/aanvragen/${id}`)).toContain("Om een beoordeling gevraagd");
  const kinds = await server.sql(
    "SELECT kind FROM lead_events WHERE lead_id = ? AND kind = 'review-asked'",
    id,
  );
  expect(kinds).toHaveLength(1);
});

test("a mail whose answer was lost is not sent again; one that was refused is", async () => {
  const { id } = await wonLead();
  const before = mailTo(server, "Hoe vond u ons werk?").length;
  server.failMail("E_TIMEOUT");
  await ask(id);
  await server.cron("* * * * *");
  server.failMail(null);
  await server.cron("* * * * *", Date.now() + 3 * 3_600_000);
  const state = () => server.sql("SELECT state FROM outbox WHERE lead_id = ? AND about = 'review'", id);
  expect(await state()).toEqual([{ state: "failed" }]);
  expect(mailTo(server, "Hoe vond u ons werk?")).toHaveLength(before);

  const refused = await wonLead();
  server.failMail("E_RATE_LIMIT");
  await ask(refused.id);
  await server.cron("* * * * *");
  server.failMail(null);
  await server.cron("* * * * *", Date.now() + 3 * 3_600_000);
  expect(mailTo(server, "Hoe vond u ons werk?")).toHaveLength(before + 1);
});

test("nobody is asked who did not win, left no address, or may not be asked by who presses", async () => {
  const open = await wonLead({}, "quoted");
  expect(await page(`/admin/aanvragen/${open.id}`)).not.toContain("Vraag om een beoordeling");
  await ask(open.id);
  const { id } = await wonLead();
  expect((await ask(id, "redactie@voorbeeld.example")).status).toBe(403);
  expect(await server.sql("SELECT 1 FROM lead_reviews WHERE lead_id IN (?, ?)", open.id, id)).toEqual([]);
});

test("by itself nobody is asked until the office switches it on; then who was won so long ago, once", async () => {
  const day = 86_400_000;
  const [due, early, old] = [await wonLead(), await wonLead(), await wonLead()];
  const won = (id: string, days: number) =>
    server.sql(
      `INSERT INTO lead_events (lead_id, at, kind, actor, data, detail)
       VALUES (?, ?, 'status', 'beheer@voorbeeld.example', '{"from":"quoted","to":"won"}', '')`,
      ...[id, Date.now() - days * day],
    );
  await won(due.id, 15);
  await won(early.id, 13);
  await won(old.id, 60);
  const asked = async () =>
    (
      await server.sql<{ id: string }>(
        "SELECT lead_id AS id FROM lead_reviews WHERE lead_id IN (?, ?, ?)",
        ...[due.id, early.id, old.id],
      )
    ).map(({ id }) => id);
  await server.cron("17 3 * * *");
  expect(await asked()).toEqual([]);
  const kept = { action: "save", setting: "reviews", version: "0", on: "on", days: "14" };
  expect((await send("/admin/instellingen?part=beoordelingen", kept)).status).toBe(302);
  await server.cron("17 3 * * *");
  await server.cron("17 3 * * *");
  expect(await asked()).toEqual([due.id]);
  // At night it is written down; the mail leaves in the morning.
  const [row] = await server.sql<{ wait: number }>(
    "SELECT next_at - (SELECT asked_at FROM lead_reviews WHERE lead_id = outbox.lead_id) AS wait FROM outbox WHERE lead_id = ? AND about = 'review'",
    due.id,
  );
  expect(row?.wait).toBe(5 * 3_600_000);
});

test("the page opens with its own link only, and tells no cache and no engine", async () => {
  const { id } = await wonLead();
  const link = await askedLink(id);
  const answer = await fetch(link);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(answer.headers.get("X-Robots-Tag")).toContain("noindex");
  const html = await answer.text();
  expect(html).toContain("Hoe vond u ons werk?");
  expect(html).toContain("Dakrenovatie in Best");
  const token = link.split("/").at(-1) ?? "";
  const [payload, signature] = token.split(".");
  for (const forged of [`${payload}.AAAA${signature?.slice(4)}`, `e30.${signature}`, "niets"])
    expect((await fetch(`${server.url}/beoordeling/${forged}`)).status).toBe(404);
  // The link to the own page is another one, and the other way round.
  expect((await fetch(`${server.url}/aanvraag/${token}`)).status).toBe(404);
  await server.sql("UPDATE leads SET link_version = link_version + 1 WHERE id = ?", id);
  expect((await fetch(link)).status).toBe(410);
  const late = await write(link, words);
  expect(late.status).toBe(410);
  // Who wrote it meanwhile can take it along.
  expect(await late.text()).toContain(words.tekst);
});

test("what is wrong is said beside its field and nothing typed is lost; sent twice it is one", async () => {
  const link = await askedLink((await wonLead()).id);
  const half = await write(link, { ...words, sterren: "", akkoord: "", tekst: "Kort maar krachtig, toch?" });
  expect(half.status).toBe(422);
  const html = await half.text();
  expect(html).toContain("Kies hoeveel sterren u geeft");
  expect(html).toContain("Zonder uw toestemming plaatsen wij niets");
  expect(html).toContain("Kort maar krachtig, toch?");
  expect(html).toContain('value="Anja uit Best"');
  expect((await write(link, words, { origin: "https://elders.example" })).status).toBe(400);

  const before = (await ownReviews(server)).length;
  const sent = await Promise.all([1, 2, 3].map(() => write(link, words)));
  expect(sent.map(({ status }) => status)).toEqual([303, 303, 303]);
  await write(link, words);
  expect(await ownReviews(server)).toHaveLength(before + 1);
  await write(link, { ...words, sterren: "5" });
  const [review] = (await ownReviews(server)).slice(-1);
  expect(review).toMatchObject({
    state: "draft",
    content: { stars: 5, name: "Anja uit Best", town: "best" },
  });
});

test("the office answers and publishes, and cannot change a word or a star of it", async () => {
  const { id, reference, email } = await wonLead();
  const link = await askedLink(id);
  await write(link, words);
  const review = (await ownReviews(server)).at(-1) as Awaited<ReturnType<typeof ownReviews>>[number];
  const { content } = review;
  const save = (changed: object, version: number) =>
    command(review.key, {
      do: "save",
      version,
      saveId: `test-${Math.abs(version)}-${JSON.stringify(changed).length}`,
      content: { ...content, ...changed },
    });
  for (const changed of [{ stars: 5 }, { text: "Perfect." }, { name: "Iemand anders" }, { town: "lommel" }])
    expect((await save(changed, 1)).code).toBe(422);
  expect(await save({ answer: "Dank u. De levering was te laat." }, 1)).toMatchObject({ code: 200 });
  expect(await command(review.key, { do: "publish", version: 2 })).toMatchObject({ code: 200 });

  const html = await (await fetch(`${server.url}/beoordelingen`)).text();
  expect(html).toContain("Alleen een dag later dan gezegd.");
  expect(html).toContain("De levering was te laat.");
  expect(html).toContain("gecontroleerd met de aanvraag");
  for (const path of ["/", "/daken/dakrenovatie", "/nl/best", "/nl/best/daklekkage"])
    expect(await (await fetch(server.url + path)).text(), path).toContain("Anja uit Best");
  // Nothing of the request that its writer did not agree to.
  const kept = JSON.stringify(
    await server.sql("SELECT draft FROM content_records WHERE key = ?", review.key),
  );
  const { lastName, phone, projectDescription } = fullRequest;
  for (const word of [lastName, email, phone, projectDescription, reference, id, "Kerkstraat"])
    expect(kept + html).not.toContain(word);

  // Once it is on the site it stays as it is, and goes only with a reason or by its writer.
  expect((await write(link, { ...words, tekst: "Toch maar iets anders." })).status).toBe(409);
  expect((await command(review.key, { do: "unpublish" })).code).toBe(409);
  expect((await command(review.key, { do: "bin" })).code).toBe(409);
  const soon = Date.now() + 3_600_000;
  expect((await command(review.key, { do: "schedule", publishAt: null, unpublishAt: soon })).code).toBe(409);
  expect((await ownReviews(server)).at(-1)).toMatchObject({ state: "published" });

  const zip = await fetch(`${server.adminUrl}/admin/api/persoon.zip?lead=${id}`, {
    headers: { Cookie: await signedIn(server) },
  });
  expect(new TextDecoder("latin1").decode(await zip.arrayBuffer())).toContain(
    "Alleen een dag later dan gezegd.",
  );
  await send("/admin/privacy", { lead: id, confirmation: reference });
  expect(await server.sql("SELECT 1 FROM content_records WHERE key = ?", review.key)).toEqual([]);
  expect(await server.sql("SELECT 1 FROM content_tags WHERE tag LIKE 'review%'")).toEqual([]);
  expect((await fetch(link)).status).toBe(410);
});

test("a refusal needs a reason, which is kept and told; its writer may take the words back", async () => {
  const { id } = await wonLead();
  const link = await askedLink(id);
  await write(link, words);
  const { key } = (await ownReviews(server)).at(-1) as { key: string };
  const refuse = (reason: string, as?: string) =>
    send(`/admin/aanvragen/${id}/beoordeling`, { action: "refuse", reason }, as);
  await refuse("   ");
  expect((await ownReviews(server)).at(-1)).toMatchObject({ key, state: "draft" });
  await refuse("Noemt een buurman met naam en huisnummer.");
  expect((await ownReviews(server)).at(-1)).toMatchObject({ key, state: "binned" });
  expect(await page(`/admin/inhoud/review/${key}`)).toContain("Noemt een buurman");
  expect(await page(`/admin/aanvragen/${id}`)).toContain("Beoordeling niet geplaatst: Noemt een buurman");
  expect(await (await fetch(link)).text()).toContain("Noemt een buurman met naam en huisnummer.");
  expect((await write(link, words)).status).toBe(409);

  const kept = (await server.objects()).length;
  const back = await write(link, { doen: "terugnemen" }, { photo: new File([sampleFiles.png], "toch.png") });
  expect(await server.objects()).toHaveLength(kept);
  expect(back.headers.get("Location")).toMatch(/teruggenomen#gelukt$/);
  expect(await server.sql("SELECT 1 FROM content_records WHERE key = ?", key)).toEqual([]);
  const [tie] = await server.sql(
    "SELECT refused_reason AS reason, agreed_at AS agreed FROM lead_reviews WHERE lead_id = ?",
    id,
  );
  expect(tie).toEqual({ reason: "Noemt een buurman met naam en huisnummer.", agreed: null });
});

test("a photo is kept with wrong words, shown when agreed to, the customer's own, and goes when he wants", async () => {
  const { id } = await wonLead();
  const link = await askedLink(id);
  const media = "00112233445566aa";
  const offered = async (key: string) =>
    (await page(`/admin/inhoud/review/${key}`)).includes("De klant wil deze foto bij zijn beoordeling");

  const half = await write(link, { ...words, naam: "" }, { photo: new File([sampleFiles.png], "dak.png") });
  expect(half.status).toBe(422);
  const html = await half.text();
  const src = /<img src="([^"]+)" alt="Uw foto: dak.png"/.exec(html)?.[1] ?? "";
  expect((await fetch(server.url + src)).headers.get("Content-Type")).toBe("image/png");
  const other = await askedLink((await wonLead()).id);
  const token = (address: string) => address.split("/").at(-1) ?? "";
  expect((await fetch(server.url + src.replace(token(link), token(other)))).status).toBe(404);

  expect((await write(link, words)).status).toBe(303);
  const { key, content } = (await ownReviews(server)).at(-1) as { key: string; content: object };
  expect(await offered(key)).toBe(true);
  const photo = { media, alt: "", width: 800, height: 600 };
  const version = async () =>
    (await server.sql<{ version: number }>("SELECT version FROM content_records WHERE key = ?", key))[0]
      ?.version ?? 0;
  const save = async (saveId: string) =>
    (await command(key, { do: "save", version: await version(), saveId, content: { ...content, photo } }))
      .code;
  // Of the library, but not made of what he sent.
  const made = (sha256: string) =>
    server.sql(
      `INSERT INTO media (id, name, alt, width, height, bytes, sha256, created_at, created_by)
       VALUES (?, 'Foto', '', 800, 600, 1, ?, 1, 'beheer@voorbeeld.example')
       ON CONFLICT (id) DO UPDATE SET sha256 = excluded.sha256`,
      ...[media, sha256],
    );
  await made("0".repeat(64));
  expect(await save("een-andere-foto")).toBe(422);
  const [file] = await server.sql<{ sha256: string }>(
    "SELECT sha256 FROM lead_files WHERE lead_id = ? AND name = 'dak.png'",
    id,
  );
  await made(file?.sha256 ?? "");
  expect(await save("zijn-eigen-foto")).toBe(200);

  // Another one, not agreed to yet: neither stands beside the words.
  await write(link, { ...words, akkoord: "" }, { photo: new File([sampleFiles.jpeg], "nok.jpg") });
  expect((await ownReviews(server)).at(-1)?.content).not.toHaveProperty("photo");
  expect(await offered(key)).toBe(false);
  expect(await save("zonder-akkoord")).toBe(422);
  expect((await write(link, words)).status).toBe(303);
  expect(await offered(key)).toBe(true);
  expect((await write(link, { ...words, "foto-weg": "ja" })).status).toBe(303);
  expect(await offered(key)).toBe(false);
  // The job of a full minute may have been first.
  await server.cron("* * * * *");
  expect(await server.sql("SELECT id FROM media WHERE id = ?", media)).toEqual([]);
});

async function askedLink(id: string): Promise<string> {
  await ask(id);
  await server.cron("* * * * *");
  const text = mailTo(server, "Hoe vond u ons werk?").at(-1)?.text ?? "";
  const path = /\/beoordeling\/[\w.-]+/.exec(text)?.[0] ?? "";
  return server.url + path;
}
