import { afterAll, beforeAll, expect, test } from "vitest";
import { company } from "../../app/content/site/company.ts";
import { freshFetch } from "../support/fresh-fetch.ts";
import { fullRequest, leadPost, type SampleFile } from "../support/lead-posts.ts";
import { readQr } from "../support/read-qr.ts";
import { jpegOf } from "../support/sample-files.ts";
import { startServer, type TestServer } from "../support/server.ts";

const OFFICE = "kantoor@bedrijf.example";
let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    vars: { LINK_SECRET: "a-secret-of-32-characters-xxxxxx", MAIL_OFFICE: OFFICE },
  });
});
afterAll(() => server?.stop());

let clients = 0;
const client = () => ({ "CF-Connecting-IP": `2001:db8:${(++clients).toString(16)}::1` });
const photo = (seed: number): SampleFile => ({ name: `dak-${seed}.jpg`, content: jpegOf(seed) });
const own = () => ({ Origin: server.url, "Sec-Fetch-Site": "same-origin" });

async function send(address: string, request: Request, headers: Record<string, string> = {}) {
  return freshFetch(server.url + address, {
    method: "POST",
    headers: { "Content-Type": request.headers.get("Content-Type") ?? "", ...client(), ...headers },
    body: new Uint8Array(await request.arrayBuffer()),
  });
}

async function newLead(fields: Record<string, string | undefined> = {}, files = [photo(1)]) {
  const answer = await send("/api/service-request", leadPost(fields, files));
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  return (await answer.json()) as { page: string; reference: string };
}
/** None of the fields that `leadPost` fills in. */
const none = Object.fromEntries(Object.keys(fullRequest).map((name) => [name, undefined]));
const add = (address: string, files: SampleFile[], headers: Record<string, string> = own()) =>
  send(address, leadPost(none, files), headers);
const page = async (path: string) => (await freshFetch(server.url + path, { headers: client() })).text();
const filesOf = async (reference: string) =>
  server.sql<{ n: number }>(
    "SELECT n FROM lead_files WHERE lead_id = (SELECT id FROM leads WHERE reference = ?) ORDER BY n",
    reference,
  );

test("the answer names the page of who just sent it, and there photos are added with and without script", async () => {
  const { page: path, reference } = await newLead();
  expect(path).toMatch(/^\/aanvraag\/[\w.-]+$/);
  const first = await page(path);
  expect(first).toContain('id="fotos"');
  const [, size, code = ""] =
    /<svg viewBox="0 0 (\d+) \d+"[^>]+QR-code.*?<path d="([^"]+)"/.exec(first) ?? [];
  expect(readQr({ size: Number(size), path: code })).toBe(`${company.origin}${path}#fotos`);
  const plain = await add(path, [photo(2)]);
  expect([plain.status, plain.headers.get("Location")]).toEqual([303, `${path}/toegevoegd#gelukt`]);
  const scripted = await add(`${path}/bestanden`, [photo(2), photo(3)]);
  expect(scripted.headers.get("Cache-Control")).toBe("no-store");
  expect(await scripted.json()).toMatchObject({ success: true, reference });
  expect(await filesOf(reference)).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  const confirmed = await page(`${path}/toegevoegd`);
  expect(confirmed).toContain("Toegevoegd. Uw foto");
  expect(confirmed).toContain(`TS-${reference}-3.jpg`);
  // In the mail that tells of the lead, when that had not left yet, or else in one of its own.
  const told = () =>
    server.mails().filter(({ to, text }) => String(to).includes(OFFICE) && text?.includes(reference));
  await expect
    .poll(
      () =>
        told()
          .map(({ text }) => text ?? "")
          .join(),
      { timeout: 60_000 },
    )
    .toContain(`TS-${reference}-2.jpg`);
});

test("what is refused is said where it was sent from, and nothing of it is kept", async () => {
  const { page: path, reference } = await newLead();
  const wrong = { name: "rapport.jpg", content: new TextEncoder().encode("geen foto") };
  const plain = await add(path, [photo(2), wrong]);
  expect(plain.status).toBe(422);
  expect(await plain.text()).toMatch(/role="alert"[^>]*>[^<]*rapport\.jpg/);
  const scripted = await add(`${path}/bestanden`, [photo(2), wrong]);
  expect([scripted.status, await scripted.json()]).toMatchObject([422, { success: false }]);
  expect(await filesOf(reference)).toEqual([{ n: 1 }]);
});

test("another site adds nothing, nor does a link that is forged or ended", async () => {
  const { page: path, reference } = await newLead();
  const foreign = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
  for (const address of [path, `${path}/bestanden`]) {
    expect([400, 403], address).toContain((await add(address, [photo(2)], foreign)).status);
    const forged = address.replace(path, `${path}x`);
    expect((await add(forged, [photo(2)])).status, forged).toBe(404);
  }
  await server.sql("UPDATE leads SET link_version = 1 WHERE reference = ?", reference);
  for (const address of [path, `${path}/bestanden`])
    expect((await add(address, [photo(2)])).status, address).toBe(410);
  expect(await filesOf(reference)).toEqual([{ n: 1 }]);
  const led = await freshFetch(`${server.url}${path}/bestanden`, { headers: client() });
  expect([led.status, led.headers.get("Location")]).toEqual([302, path]);
});

test("a lead of a phone number and a place alone has the page too, and it says what would help", async () => {
  const { page: path } = await newLead(
    { ...none, form: "emergency", phone: "06 12345678", address: "Best" },
    [],
  );
  const html = await page(path);
  expect(html).toContain("de natte plek en, als het veilig kan, de buitenkant. Niet het dak op.");
  expect((await add(path, [photo(1)])).status).toBe(303);
  expect(await page(path)).toContain("-1.jpg");
});

test("a closed lead says so, and takes photos all the same", async () => {
  const { page: path, reference } = await newLead();
  await server.sql("UPDATE leads SET status = 'lost' WHERE reference = ?", reference);
  expect(await page(path)).toContain("Wij hebben uw aanvraag afgesloten");
  expect((await add(path, [photo(2)])).status).toBe(303);
  expect(await server.sql("SELECT status FROM leads WHERE reference = ?", reference)).toEqual([
    { status: "lost" },
  ]);
});

test("the same content without the key it was sent with gets the reference, but not the page", async () => {
  const form = { form: "contact", privacy: "true", email: "an@voorbeeld.nl" };
  const post = () => send("/contact", leadPost(form, []), own());
  const thanks = async (answer: Response) => page(answer.headers.get("Location") ?? "");
  const [first, again] = [await thanks(await post()), await thanks(await post())];
  expect(first).toMatch(/href="\/aanvraag\/[\w.-]+#fotos"/);
  expect(again).toContain("Uw referentie is");
  expect(again).not.toContain('href="/aanvraag/');
});

test("no address takes a method that none of ours has, and each says which it takes", async () => {
  const { page: path } = await newLead();
  const asked = async (method: string, address: string) => {
    const { status, headers } = await freshFetch(server.url + address, {
      method,
      headers: { ...client(), ...own() },
    });
    return [status, headers.get("Allow")];
  };
  for (const method of ["PUT", "DELETE", "PATCH"]) {
    for (const address of [
      `${path}/bestanden`,
      `${path}/bestanden/1`,
      path,
      "/contact",
      "/aanvraag/nieuwe-link",
    ])
      expect(await asked(method, address), `${method} ${address}`).toEqual([405, "GET, HEAD, POST"]);
    expect(await asked(method, "/api/browser-report")).toEqual([405, "POST"]);
    expect(await asked(method, "/robots.txt")).toEqual([405, "GET, HEAD"]);
  }
});
