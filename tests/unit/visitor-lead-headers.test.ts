import { expect, test } from "vitest";
import { headers } from "../../app/routes/site/visitor-lead";

test("a post on the visitor's own page that comes too soon is told when it may come again", () => {
  const actionHeaders = new Headers({ "Retry-After": "60" });
  const sent = headers({
    actionHeaders,
    loaderHeaders: new Headers(),
    parentHeaders: new Headers(),
    errorHeaders: undefined,
  });
  expect(sent).toMatchObject({ "Retry-After": "60", "Cache-Control": "no-store" });
});
