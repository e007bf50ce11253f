import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Browser, BrowserContext, Page } from "playwright";
import { deviceHolds, pressAgain, shows, told } from "./in-page.ts";
import { noisyJpeg, type Submission, sha256, visitorAddress } from "./submissions.ts";

/** What a visitor does, in turn. */
const ways = ["stays", "two tabs", "leaves while it waits", "leaves at once"] as const;
type Way = (typeof ways)[number];

/** The page form with its follow-up questions, one of them answered by the link. */
const PATH = "/gratis-offerte?dienst=daklekkage&serviceType=inspectie&answer.leak-since=week";
/** Whatever happens on the line, after so long something is wrong with the form. */
const LIMIT_MS = 180_000;

/**
 * Visits with a browser, each in a way of its own: a lead is filled in on the page and sent until the page says that it
 * is in, or left and looked after on a later visit. Null when the page could not be had whole.
 */
export function browserVisits(browser: Browser, line: string): () => Promise<Submission | null> {
  let visits = 0;
  return async () => {
    const way = ways[visits++ % ways.length] ?? "stays";
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      extraHTTPHeaders: { "CF-Connecting-IP": visitorAddress() },
    });
    try {
      return await visit(context, line, way);
    } finally {
      await context.close();
    }
  };
}

async function visit(context: BrowserContext, line: string, way: Way): Promise<Submission | null> {
  const tabs: Page[] = [];
  for (let wanted = way === "two tabs" ? 2 : 1; wanted > 0; wanted--) {
    const page = await open(context, line + PATH).catch(() => null);
    if (!page) return null;
    tabs.push(page);
  }
  const opened = Date.now();
  const submission = await fillIn(tabs, randomInt(1, 4));
  if (!submission) return null;
  // What is sent within three seconds is held as sent by a machine.
  await pause(Math.max(0, opened + 3_500 - Date.now()));
  submission.attempts += tabs.length;
  await Promise.all(
    tabs.map((page) => page.locator("main form[enctype] button[type=submit]").last().click()),
  );
  if (way === "leaves at once") {
    await pause(randomInt(0, 400));
    return comeBack(context, line, submission);
  }
  const ends = await Promise.all(tabs.map((page) => follow(page, submission, way)));
  if (ends.includes("left")) return comeBack(context, line, submission);
  if (submission.references.length === 0)
    throw new Error("Both tabs are empty, and none says that it is in.");
  return submission;
}

/** The page with its form at work; while the site is down, again. */
async function open(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await until("the form", async () => {
    await page.goto(url);
    await page.locator("main form[enctype] [name=firstName]").focus();
    await page.locator("main form[enctype][novalidate]").waitFor({ timeout: 10_000 });
    return true;
  });
  return page;
}

/** The request in the first tab, the person in the last, until each tab shows all and the device keeps it. */
async function fillIn(tabs: Page[], photos: number): Promise<Submission | null> {
  const [first, last] = [tabs[0], tabs.at(-1)];
  if (!first || !last) throw new Error("A visit without a tab.");
  const files = Array.from({ length: photos }, () => noisyJpeg(randomInt(500, 120_000)));
  const id = randomUUID();
  const typed = {
    projectDescription: `Natte plek ${id} naast de schoorsteen.`,
    address: `Kerkstraat ${randomInt(1, 999)}, Eindhoven`,
    firstName: "Test",
    lastName: "Voorbeeld",
    email: `test@v${id}.example`,
    phone: "0612345678",
  };
  const person = ["firstName", "lastName", "email", "phone"];
  await first.locator("main form[enctype] [value=flat]").check();
  await first.locator("main form[enctype] input[type=file]").setInputFiles(
    files.map((file, n) => ({
      name: `dak-${n}.jpg`,
      mimeType: "image/jpeg",
      buffer: Buffer.from(file),
    })),
  );
  for (const [name, value] of Object.entries(typed))
    await (person.includes(name) ? last : first).locator(`main form[enctype] [name=${name}]`).fill(value);
  await last.locator("main form[enctype] [name=privacy]").check();
  const whole = { ...typed, "answer.roof-shape": "flat", privacy: "true" };
  const ready = async () => {
    for (const page of tabs) if (!(await shows(page, whole, photos))) return false;
    return (await deviceHolds(last)).draft.includes(typed.email);
  };
  // The code for drafts may be what the line did not give: then there is no draft to test.
  for (const start = Date.now(); !(await ready()); await pause(100))
    if (Date.now() - start > 20_000) return null;
  return {
    email: typed.email,
    files: files.map(sha256),
    text: typed.projectDescription,
    answers: ["Plat", "Deze week"],
    references: [],
    attempts: 0,
  };
}

/** Presses again as long as it did not arrive; a tab whose lead went from the other one is emptied. */
async function follow(page: Page, submission: Submission, way: Way): Promise<"in" | "empty" | "left"> {
  let end: "in" | "empty" | "left" | undefined;
  await until("the end of a visit", async () => {
    const { at, reference } = await told(page);
    if (at === "waits" && way === "leaves while it waits") {
      end = "left";
    } else if (at === "in" && reference) {
      submission.references.push(reference);
      end = "in";
    } else if (at === "empty") end = at;
    else if (at !== "busy") {
      await pause(randomInt(50, 1_000));
      submission.attempts++;
      await pressAgain(page);
    }
    return end !== undefined;
  });
  return end ?? "left";
}

/** Closes the page; on a later one what waits goes by itself. */
async function comeBack(context: BrowserContext, line: string, submission: Submission): Promise<Submission> {
  for (const page of context.pages()) await page.close();
  const page = await context.newPage();
  let loaded = Number.NEGATIVE_INFINITY;
  await until("a later visit", async () => {
    // Again where the page did not come, or its code did not.
    if (Date.now() - loaded > 20_000) {
      await page.goto(`${line}/over-ons`);
      loaded = Date.now();
    }
    const { at, reference } = await told(page);
    if (at === "in" && reference) submission.references.push(reference);
    else if (at === "waits" || at === "failed") await pressAgain(page);
    const { waiting } = await deviceHolds(page);
    return waiting === 0 || at === "in";
  });
  submission.onDevice = (await deviceHolds(page)).draft.includes(submission.email);
  return submission;
}

/** What the line breaks off is tried again. */
async function until(what: string, isDone: () => Promise<boolean>): Promise<void> {
  const start = Date.now();
  let last: unknown;
  const tried = async () => {
    try {
      return await isDone();
    } catch (error) {
      last = error;
      return false;
    }
  };
  while (!(await tried())) {
    if (Date.now() - start > LIMIT_MS) throw new Error(`A browser waited in vain for ${what}. ${last ?? ""}`);
    await pause(200);
  }
}
