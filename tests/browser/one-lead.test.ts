import type { Page } from "playwright/test";
import { formWalks, openForm, pageWalks } from "../support/form-walks.ts";
import { confirmationIn, REFERENCE } from "../support/forms.ts";
import { expect, test } from "../support/page.ts";

/** Submission keys and references of what the page posts, in order. */
async function watchPosts(page: Page, endpoint: string, { loseFirst = false } = {}) {
  const posts: { key: string; reference: string }[] = [];
  await page.route(`**${endpoint}`, async (route) => {
    const body = route.request().postDataBuffer()?.toString("latin1") ?? "";
    const key = /name="submissionKey"\r\n\r\n([\w-]+)/.exec(body)?.[1] ?? "none";
    const post = { key, reference: "" };
    posts.push(post);
    const answer = await route.fetch();
    post.reference = ((await answer.json()) as { reference?: string }).reference ?? "";
    // The server stores the lead, but the response is lost.
    if (loseFirst && posts.length === 1) return route.abort("timedout");
    return route.fulfill({ response: answer });
  });
  return posts;
}

for (const walk of formWalks) {
  const { name, endpoint, button, fill } = walk;
  test(`${name}: a double click is one lead, and back and forward again send nothing`, async ({ page }) => {
    const form = await openForm(page, walk);
    await fill(form);
    const posts = await watchPosts(page, endpoint);
    await form.getByRole("button", { name: button }).dblclick();
    await expect(confirmationIn(page)).toContainText(REFERENCE);
    expect(posts).toHaveLength(1);
    await expect(confirmationIn(page)).toContainText(posts[0]?.reference ?? "none");
    await page.goBack();
    await page.goForward();
    await expect(page.locator("h1").first()).toBeVisible();
    await expect(page.getByText("Uw concept is teruggezet.")).toHaveCount(0);
    expect(posts).toHaveLength(1);
  });

  test(`${name}: sent again after a time-out it is the same lead with the same reference`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/Failed to load resource/);
    const form = await openForm(page, walk);
    await fill(form);
    const posts = await watchPosts(page, endpoint, { loseFirst: true });
    const send = form.getByRole("button", { name: button });
    await send.click();
    await expect.poll(() => posts[0]?.reference).toMatch(REFERENCE);
    await expect(send).toBeEnabled();
    await send.click();
    await expect(confirmationIn(page)).toContainText(posts[0]?.reference ?? "none");
    expect(posts).toHaveLength(2);
    expect(posts[1]).toEqual(posts[0]);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  for (const walk of pageWalks) {
    test(`${walk.name}: back, and sent once more, ends on the same reference`, async ({ page }) => {
      const form = await openForm(page, walk);
      await walk.fill(form);
      await form.getByRole("button", { name: walk.button }).click();
      await expect(page).toHaveURL(/\/bedankt\//);
      const first = REFERENCE.exec((await confirmationIn(page).locator("strong").textContent()) ?? "")?.[0];
      await page.goBack();
      await form.getByRole("button", { name: walk.button }).click();
      await expect(page).toHaveURL(/\/bedankt\//);
      await expect(confirmationIn(page)).toContainText(first ?? "none");
    });
  }
});
