import type { Page } from "playwright";
import { launchBrowser } from "../../../tests/support/browser.ts";
import { type Spread, spread } from "../median.ts";
import { type Deeds, deskAt } from "./desk.ts";
import { type Office, pushOf, signInWithPhone, startOffice, urgentFields } from "./office.ts";
import { tasks } from "./tasks.ts";

const PUSHES = 20;

/** `person`: seconds of the Keystroke-Level Model; `program`: seconds of the clock until each effect was to be seen. */
type TaskRow = { task: string; presses: number; letters: number; person: number; program: Spread };

/** What each task asks of a person at a desk, and how long the program then takes. */
export async function benchOffice(rounds: number): Promise<TaskRow[]> {
  return inOffice(async (office, page) => {
    await signInWithPhone(office, page);
    const done = new Map<string, Deeds[]>(tasks.map(({ name }) => [name, []]));
    for (let round = 0; round < rounds; round++)
      for (const { name, begin, walk } of tasks) {
        const about = await begin(page, office);
        const desk = deskAt(page);
        await walk(desk, about, office);
        done.get(name)?.push(desk.deeds);
      }
    return [...done].flatMap(([task, [first, ...others]]) => {
      if (!first) return [];
      const { presses, letters, seconds } = first;
      const program = spread([first, ...others].map(({ machineMs }) => machineMs / 1000));
      return [{ task, presses, letters, person: seconds, program }];
    });
  });
}

/** From the sending of an urgent request to its arrival at the push service of whoever is on duty. */
export async function benchPush(): Promise<{ pushes: number; seconds: Spread }[]> {
  return inOffice(async (office, page) => {
    await signInWithPhone(office, page);
    const seconds: number[] = [];
    for (let n = 0; n < PUSHES; n++) {
      const start = Date.now();
      const { id } = await office.request(urgentFields);
      seconds.push(((await pushOf(office.service, id)).at - start) / 1000);
    }
    return [{ pushes: PUSHES, seconds: spread(seconds) }];
  });
}

async function inOffice<Result>(work: (office: Office, page: Page) => Promise<Result>): Promise<Result> {
  const office = await startOffice();
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ locale: "nl-NL", viewport: { width: 1440, height: 900 } });
    return await work(office, await context.newPage());
  } finally {
    await browser.close();
    await office.stop();
  }
}
