import { afterAll, beforeEach, expect, test } from "vitest";
import { openLead } from "~/features/leads/office/lead/open-lead.server";
import { mailSite } from "~tests/support/mail-site";
import { jpegOf } from "~tests/support/sample-files";
import { leadThread } from "./lead-thread.server";

const now = new Date("2026-11-23T10:00:00Z");
const site = await mailSite(now);
afterAll(site.dispose);
beforeEach(site.clear);

const me = "bas@bedrijf.example";
const jan = "Jan <jan@voorbeeld.nl>";
const photo = (n: number) => ({ name: `dak-${n}.jpg`, type: "image/jpeg", content: jpegOf(n) });

async function thread(id: string) {
  const opened = await openLead(site.env.DB, id, me, now);
  if (opened === null) throw new Error("no lead");
  return leadThread(site.env.DB, opened, { me, now: now.getTime() });
}

test("a photo that came with an answer stands beside it, from the files of the request", async () => {
  const { id, to, reference } = await site.lead();
  await site.arrive({ from: jan, to, text: "Zie de foto.", files: [photo(7)] });
  const [request, mail] = await thread(id);
  expect(request).toMatchObject({ title: "Aanvraag", came: [] });
  expect(mail).toMatchObject({ text: "Zie de foto.", came: [{ shown: true }] });
  const { files = [] } = (await site.detail(id)) ?? {};
  expect(mail?.came[0]?.name).toContain(reference);
  expect(mail?.came[0]?.href).toMatch(new RegExp(`^/admin/aanvragen/${id}/bestanden/${files[0]?.n}/`));
});

test("of two mails that were read at one moment it is not known which brought a photo", async () => {
  const { id, to } = await site.lead();
  await site.arrive({ from: jan, to, text: "Zie de foto.", files: [photo(8)] });
  await site.arrive({ from: jan, to, text: "En nog iets." });
  expect((await thread(id)).flatMap(({ came }) => came)).toEqual([]);
});

test("what a request by mail says stands in the conversation once, with its photo", async () => {
  const text = "Ons dak lekt bij de schoorsteen, kunt u langskomen?";
  await site.arrive({ from: jan, to: site.inbox, subject: "Lekkage", text, files: [photo(9)] });
  const [{ id = "" } = {}] = await site.all<{ id: string }>("SELECT id FROM leads");
  const items = await thread(id);
  expect(items.filter((item) => item.text.includes("bij de schoorsteen"))).toHaveLength(1);
  expect(items[0]).toMatchObject({ title: "Mail", subject: "Lekkage", came: [{ shown: true }] });
});
