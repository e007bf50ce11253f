import { deskAt } from "../../scripts/bench/office/desk.ts";
import { type Office, signInWithPhone, startOffice } from "../../scripts/bench/office/office.ts";
import { tasks } from "../../scripts/bench/office/tasks.ts";
import { expect, test } from "../support/page.ts";

/** Pushes leave and are counted, so it has a site and a push service of its own. `npm run bench -- --only office` says how long they take. */
let office: Office;
test.beforeAll(async () => {
  office = await startOffice();
});
test.afterAll(() => office?.stop());

test("ten tasks of every day take as many presses as is written, and none more", async ({ page }) => {
  test.setTimeout(240_000);
  await signInWithPhone(office, page);
  for (const { name, presses, begin, walk } of tasks)
    await test.step(name, async () => {
      const about = await begin(page, office);
      const desk = deskAt(page);
      await walk(desk, about, office);
      expect(desk.deeds.presses, name).toBe(presses);
    });
});
