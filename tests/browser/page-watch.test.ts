import { expect, test, watch } from "../support/page.ts";

test("console errors, exceptions and requests to other machines are seen", async ({ page, allowErrors }) => {
  allowErrors(/on purpose|elsewhere/);
  const problems = watch(page.context());
  await page.goto("/");
  await page.evaluate(() => {
    console.error("logged on purpose");
    setTimeout(() => {
      throw new Error("thrown on purpose");
    });
  });
  // Leaving the page first would discard the exception.
  const kinds = () => problems.map((problem) => problem.split(":")[0]);
  await expect.poll(kinds).toEqual(expect.arrayContaining(["console", "exception"]));
  await page.goto("https://elsewhere.example/").catch(() => {});
  await expect.poll(kinds).toContain("request to another machine");
});

test("a script without the nonce does not run, and the violation is seen", async ({ page, allowErrors }) => {
  allowErrors(/Content Security Policy/);
  const problems = watch(page.context());
  await page.goto("/");
  await page.evaluate(() => {
    document.body.insertAdjacentHTML("beforeend", '<img src="data:," alt="" onerror="window.ran = true">');
  });
  await expect.poll(() => problems.join()).toContain("Content Security Policy");
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
});
