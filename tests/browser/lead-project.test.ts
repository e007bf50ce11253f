import { fullRequest } from "../support/lead-posts.ts";
import { expect, expectNoAxeViolations, test } from "../support/page.ts";
import { asFromPhone, drawPhoto, heicPhoto, type TestFile } from "../support/photos.ts";
import { startServer, type TestServer } from "../support/server.ts";

/** Looks at what it stores, so it has a site of its own. */
let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ admin: true });
});
test.afterAll(() => server?.stop());

async function wonLead(photos: TestFile[]): Promise<string> {
  const form = new FormData();
  const place = { address: "Kerkstraat 1, 5683 AB Best", city: "Best", postcode: "5683 AB" };
  const about = { serviceType: "dakrenovatie", selectedService: "Dakrenovatie" };
  for (const [name, value] of Object.entries({ ...fullRequest, ...about, ...place }))
    form.append(name, value);
  for (const { name, buffer } of photos) form.append("files", new Blob([new Uint8Array(buffer)]), name);
  const answer = await fetch(`${server.url}/api/service-request`, { method: "POST", body: form });
  const { reference } = (await answer.json()) as { reference: string };
  const [row] = await server.sql<{ id: string }>(
    "UPDATE leads SET status = 'won' WHERE reference = ? RETURNING id",
    reference,
  );
  return `${server.adminUrl}/admin/aanvragen/${row?.id}`;
}

type Stored = { stage: string; photo: { media: string; alt: string } };

test("a won request is a project with its photos in two taps, without place or name in them", async ({
  page,
  allowErrors,
}) => {
  // What the server cannot open either.
  allowErrors(/status of 422/);
  await page.goto(`${server.url}/robots.txt`);
  const drawn = [
    asFromPhone(await drawPhoto(page, "Jan de Vries Kerkstraat.jpg", { width: 1200, height: 800 })),
    asFromPhone(await drawPhoto(page, "achterkant.jpg", { width: 900, height: 1200 })),
  ];
  const address = await wonLead([...drawn, heicPhoto("iphone.heic")]);
  await page.goto(address);
  await page.getByRole("button", { name: /^Beheer/ }).click();
  await page.waitForLoadState("networkidle");
  await expect(page.getByText("als ‘Dakrenovatie in Best’")).toBeVisible();
  await expectNoAxeViolations(page);

  // The first tap, and the second.
  await page.getByRole("button", { name: "Maak er een project van" }).tap();
  await page.getByRole("button", { name: "3 foto’s van de aanvraag overnemen" }).tap();

  await expect(page.getByText("Opgeslagen", { exact: true })).toBeVisible();
  await expect(
    page.getByText(/^Foto 3 van project dakrenovatie-best: .* kan niet worden geopend/),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "1 foto van de aanvraag overnemen" })).toBeEnabled();
  await expectNoAxeViolations(page);
  const read = async () => {
    const [row] = await server.sql<{ draft: string }>("SELECT draft FROM content_records");
    return (JSON.parse(row?.draft ?? "{}") as { photos: Stored[] }).photos;
  };
  await expect
    .poll(async () => (await read()).map(({ stage, photo }) => [stage, photo.alt]))
    .toEqual([
      ["before", ""],
      ["before", ""],
    ]);
  const media = await server.sql<{ id: string; name: string }>("SELECT id, name FROM media ORDER BY n");
  expect(media.map(({ name }) => name)).toEqual([
    "Foto 1 van project dakrenovatie-best",
    "Foto 2 van project dakrenovatie-best",
  ]);
  expect((await read()).map(({ photo }) => photo.media)).toEqual(media.map(({ id }) => id));
  const files = (await server.objects()).filter(({ key }) => key.startsWith("media/"));
  expect(files.length).toBeGreaterThan(6);
  for (const { key } of files) {
    const bytes = Buffer.from((await server.object(key)) ?? []).toString("latin1");
    expect(bytes.length, key).toBeGreaterThan(500);
    expect(bytes, key).not.toMatch(/GPS|Exif/);
  }

  // What is in it is not offered again, and the request leads to it.
  await page.reload();
  await expect(page.getByRole("button", { name: "1 foto van de aanvraag overnemen" })).toBeVisible();
  await page.goto(address);
  await page.getByRole("link", { name: "Dakrenovatie in Best" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Dakrenovatie in Best" })).toBeVisible();
});
