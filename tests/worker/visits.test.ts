import { afterAll, beforeAll, expect, test } from "vitest";
import { type AdminServer, startAdminServer } from "../support/admin-server.ts";
import { freshFetch } from "../support/fresh-fetch.ts";
import { propertyOf, readIcs } from "../support/read-ics.ts";
import { leadPosts } from "../support/sent-leads.ts";

const JAN = "jan@huis.example";
let server: AdminServer;
const { post, nextClient } = leadPosts(() => server);

beforeAll(async () => {
  server = await startAdminServer("owner@huis.example=beheer", {
    MAIL_FROM: "Bedrijf <site@bedrijf.example>",
    MAIL_OFFICE: "kantoor@bedrijf.example",
    LINK_SECRET: "a-secret-of-32-characters-or-more",
  });
  for (const [email, name, role] of [
    [JAN, "Jan Jansen", "field"],
    ["kees@huis.example", "Kees", "field"],
  ])
    await server.sql("INSERT INTO colleagues VALUES (?, ?, ?)", email ?? "", name ?? "", role ?? "");
});
afterAll(() => server?.stop());

const day = 86_400_000;
const uuid = () => crypto.randomUUID();
const dateIn = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);

function as(person: string, path: string, body?: Record<string, string>): Promise<Response> {
  const headers = {
    Accept: "text/html",
    "Cf-Access-Jwt-Assertion": server.tokenOf(person.includes("@") ? person : `${person}@huis.example`),
    "Sec-Fetch-Site": "same-origin",
    Origin: server.url,
    ...(body && { "Content-Type": "application/x-www-form-urlencoded" }),
  };
  const init = body && { method: "POST", body: new URLSearchParams(body).toString() };
  return freshFetch(server.url + path, { headers, ...init });
}

async function lead(fields: Record<string, string> = {}) {
  const email = `k${uuid().slice(0, 8)}@gmail.com`;
  const place = { address: "Dorpsstraat 1, 5664 AA Geldrop", city: "Geldrop", postcode: "5664 AA" };
  const { body } = await post({ fields: { ...place, email, ...fields } });
  const [row] = await server.sql<{ id: string }>(
    "SELECT id FROM leads WHERE reference = ?",
    body.reference ?? "",
  );
  const id = row?.id ?? "";
  await settle();
  return { id, email, reference: body.reference ?? "", at: `/admin/aanvragen/${id}/afspraak` };
}

/** What the cron does once the time in which a change can be undone is over. */
const settle = () => server.cron("* * * * *", Date.now() + 11_000);
const mailsTo = (email: string) => server.mails().filter(({ to }) => String(to).includes(email));

const plan = (fields: Record<string, string> = {}) => ({
  ...{
    action: "plan",
    visit: uuid(),
    date: dateIn(7),
    from: "09:00",
    until: "12:00",
    employee: JAN,
    mail: "on",
  },
  ...fields,
});

/** The calendar file of a mail. */
function icsOf(mail: ReturnType<typeof mailsTo>[number] | undefined) {
  const [file] = mail?.attachments ?? [];
  return { type: file?.type, lines: readIcs(Buffer.from(String(file?.content), "base64").toString("utf8")) };
}

test("planned, moved and called off: each is a mail of its own, with the same visit for the visitor's calendar", async () => {
  const { id, email, at, reference } = await lead();
  const first = plan();
  expect((await as("owner", at, first)).status).toBe(302);
  expect((await as("owner", at, first)).status).toBe(302);
  await settle();
  const [, planned, ...more] = mailsTo(email);
  expect(more).toEqual([]);
  expect(planned?.subject).toMatch(/^Afspraak op \w+dag \d+ \w+ tussen 9 en 12 uur$/);
  expect(planned?.text).toContain("komt Jan bij u langs");
  expect(planned?.text).not.toContain("Jansen");
  const request = icsOf(planned);
  expect(request.type).toBe("text/calendar; method=REQUEST; charset=utf-8");
  expect(propertyOf(request.lines, "UID")).toBe(first.visit);
  // What a calendar program answers comes home to the thread.
  const organizer = propertyOf(request.lines, "ORGANIZER").toLowerCase();
  expect(organizer).toMatch(new RegExp(`^mailto:aanvraag\\+${reference.toLowerCase()}\\.[a-z2-7]{16}@`));
  expect(propertyOf(request.lines, "SEQUENCE")).toBe("0");

  const moved = { ...first, sequence: "0", date: dateIn(8) };
  expect((await as("owner", at, moved)).status).toBe(302);
  await settle();
  const second = icsOf(mailsTo(email)[2]);
  expect(mailsTo(email)[2]?.subject).toMatch(/^Afspraak verplaatst: /);
  expect([propertyOf(second.lines, "UID"), propertyOf(second.lines, "SEQUENCE")]).toEqual([first.visit, "1"]);

  expect((await as("owner", at, { action: "cancel", visit: first.visit, sequence: "1" })).status).toBe(302);
  await settle();
  await settle();
  const off = icsOf(mailsTo(email)[3]);
  expect(off.type).toBe("text/calendar; method=CANCEL; charset=utf-8");
  expect(["METHOD", "UID", "SEQUENCE"].map((name) => propertyOf(off.lines, name))).toEqual([
    "CANCEL",
    first.visit,
    "2",
  ]);
  expect(mailsTo(email)).toHaveLength(4);
  expect(await (await as("owner", `/admin/aanvragen/${id}`)).text()).toContain("Afgezegd");
});

test("a mail whose answer was lost is not sent again; one that was refused is, and says what it is", async () => {
  const { email, at } = await lead();
  server.failMail("E_TIMEOUT");
  await as("owner", at, plan());
  await settle();
  server.failMail(null);
  await server.cron("* * * * *", Date.now() + 3 * 3_600_000);
  expect(mailsTo(email)).toHaveLength(1);

  const other = await lead();
  server.failMail("E_RATE_LIMIT");
  await as("owner", other.at, plan({ date: dateIn(9) }));
  await settle();
  server.failMail(null);
  await server.cron("* * * * *", Date.now() + 3 * 3_600_000);
  expect(mailsTo(other.email)[1]?.subject).toMatch(/^Afspraak op /);
});

test("who is booked at that time is said, and booked twice only on purpose; what is wrong is said beside it", async () => {
  const [one, two] = [await lead(), await lead()];
  await as("owner", one.at, plan({ date: dateIn(12), mail: "" }));
  const same = plan({ date: dateIn(12), from: "11:00", until: "13:00", mail: "" });
  const asked = await as("owner", two.at, same);
  expect(asked.status).toBe(422);
  const html = await asked.text();
  expect(html).toContain(
    "Jan Jansen heeft dan al een bezoek: 09:00–12:00 in Geldrop. Toch op dit moment plannen?",
  );
  const page = await (await as("owner", `${two.at}?day=${dateIn(12)}&who=${JAN}`)).text();
  expect(page).toContain("zelfde plaats");
  expect((await as("owner", two.at, { ...same, anyway: "yes" })).status).toBe(302);
  for (const [fields, words] of [
    [{ date: "2026-02-30" }, "Kies een dag"],
    [{ date: dateIn(-2) }, "Dat moment is al voorbij"],
    [{ from: "12:00", until: "09:00" }, "De eindtijd moet na de begintijd liggen"],
    [{ employee: "vreemde@huis.example" }, "Kies wie er gaat"],
  ] as const) {
    const answer = await as("owner", one.at, plan(fields));
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining(words)]);
  }
  await settle();
  expect(mailsTo(one.email)).toHaveLength(1);
});

test("the visitor sees the appointment on the own page, takes it along and asks for another moment", async () => {
  const { id, email, at } = await lead();
  await as("owner", at, plan({ date: dateIn(14) }));
  await settle();
  const text = mailsTo(email)[1]?.text ?? "";
  const [, link = ""] = /https?:\/\/[^/]+(\/aanvraag\/[\w.-]+)\/afspraak\.ics/.exec(text) ?? [];
  const file = await freshFetch(`${server.url}${link}/afspraak.ics`);
  expect(file.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  expect([file.headers.get("Cache-Control"), file.headers.get("X-Robots-Tag")]).toEqual([
    "no-store",
    "noindex",
  ]);
  const ics = await file.text();
  expect(propertyOf(readIcs(ics), "METHOD")).toBe("PUBLISH");
  expect(ics).not.toContain("/aanvraag/");
  expect(await (await freshFetch(server.url + link)).text()).toContain("Uw afspraak");
  const wish = { wijziging: "moment", dagdeel: "ochtend", wens: "Liever na de 20e" };
  const headers = {
    "Content-Type": "application/x-www-form-urlencoded",
    Origin: server.url,
    "CF-Connecting-IP": nextClient(),
  };
  const send = (to: string, fields: Record<string, string>) =>
    freshFetch(server.url + to, { method: "POST", headers, body: new URLSearchParams(fields).toString() });
  expect((await send(link, wish)).status).toBe(303);
  await settle();
  const told = server.mails().find(({ subject }) => subject.startsWith("Ander moment gevraagd"));
  expect(told?.text).toContain("Het liefst in de ochtend.\nLiever na de 20e");
  const page = await (await as("owner", `/admin/aanvragen/${id}`)).text();
  expect(page).toContain("De aanvrager vraagt een ander moment");
  expect((await freshFetch(`${server.url}/aanvraag/geen-bewijs/afspraak.ics`)).status).toBe(404);

  // Of who sends too often nothing is lost that was typed. The limit begins anew at each minute.
  let late: Response;
  do {
    for (let status = 0; status !== 429; ) ({ status } = await send("/aanvraag/geen-bewijs", wish));
    late = await send(link, { wijziging: "moment", dagdeel: "middag", wens: "Of op 3 januari" });
  } while (late.status !== 429);
  const html = await late.text();
  expect(html).toContain("Verstuur het over een minuut nog eens.");
  expect(html).toMatch(/<textarea[^>]*name="wens"[^>]*>Of op 3 januari</);
  expect(html).toMatch(/<input(?=[^>]*value="middag")[^>]*checked/);

  // Called off meanwhile: what is written is not lost.
  const [visit] = await server.sql<{ id: string }>("SELECT id FROM visits WHERE lead_id = ?", id);
  const asked = "Het liefst in de ochtend.\nLiever na de 20e";
  await as("owner", at, { action: "cancel", visit: visit?.id ?? "", sequence: "0", asked });
  headers["CF-Connecting-IP"] = nextClient();
  const gone = await send(link, { wijziging: "moment", wens: "Of op 3 januari" });
  expect(gone.status).toBe(422);
  const after = await gone.text();
  expect(after).toContain("De afspraak staat er niet meer. Wat u schreef is niet weg");
  expect(after).toMatch(/<textarea[^>]*name="bericht"[^>]*>Of op 3 januari</);
});

test("who goes reads the request, says what came of it, and plans nothing; another colleague sees none of it", async () => {
  const { id, at } = await lead();
  await as("owner", at, plan({ date: dateIn(1), mail: "" }));
  const [visit] = await server.sql<{ id: string }>("SELECT id FROM visits WHERE lead_id = ?", id);
  const seen = { visit: visit?.id ?? "", sequence: "0" };
  expect((await as("jan", `/admin/aanvragen/${id}`)).status).toBe(200);
  expect((await as("kees", `/admin/aanvragen/${id}`)).status).toBe(403);
  expect((await as("jan", at)).status).toBe(403);
  expect((await as("jan", at, { action: "cancel", ...seen })).status).toBe(403);
  expect((await as("kees", at, { action: "done", ...seen })).status).toBe(403);
  // Not yet begun.
  await as("jan", at, { action: "done", ...seen });
  expect(await server.sql("SELECT state FROM visits WHERE lead_id = ?", id)).toEqual([{ state: "planned" }]);
  const now = Date.now();
  await server.sql(
    "UPDATE visits SET starts_at = ?, ends_at = ? WHERE lead_id = ?",
    now - 1000,
    now + 1000,
    id,
  );
  expect(await (await as("jan", "/admin/agenda")).text()).toContain(`/admin/aanvragen/${id}`);
  expect(await (await as("kees", "/admin/agenda")).text()).not.toContain(`/admin/aanvragen/${id}`);
  expect((await as("jan", at, { action: "missed", ...seen })).status).toBe(302);
  expect(
    await server.sql(
      "SELECT state, status FROM visits JOIN leads ON leads.id = lead_id WHERE lead_id = ?",
      id,
    ),
  ).toEqual([{ state: "missed", status: "called" }]);
});

test("who loses access leaves visits behind: that is said at once, in the agenda and at the request, and nobody is promised him", async () => {
  const { id, email, at } = await lead();
  await as("owner", at, plan({ date: dateIn(1), employee: "kees@huis.example" }));
  const warning = /Kees(<!-- -->)? mag niet meer bij de aanvragen/;
  const shown = async () =>
    Promise.all(
      ["/admin/agenda", `/admin/aanvragen/${id}`].map(async (path) => (await as("owner", path)).text()),
    );
  for (const html of await shown()) expect(html).not.toMatch(warning);
  const withdraw = {
    action: "withdraw",
    email: "kees@huis.example",
    name: "Kees",
    role: "field",
    was: "field",
  };
  const answer = await as("owner", "/admin/instellingen/collegas", withdraw);
  const cookie = answer.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  const page = await freshFetch(`${server.url}/admin/instellingen/collegas`, {
    headers: {
      Cookie: cookie,
      Accept: "text/html",
      "Cf-Access-Jwt-Assertion": server.tokenOf("owner@huis.example"),
    },
  });
  expect(await page.text()).toContain("Er staat nog 1 bezoek op die naam: kies wie er gaat");
  for (const html of await shown()) expect(html).toMatch(warning);
  await settle();
  expect(mailsTo(email)[1]?.text).toMatch(/komt iemand van .* bij u langs/);
});
