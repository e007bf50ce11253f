import { mayPublish } from "~/features/articles/model/article-checks";
import { inspectArticle } from "./inspect.server";
import { runSchedule } from "./publish.server";

/** Every minute: what was planned goes live, unless it would break its page; what is over goes away. `at` in ms. */
export function runArticlePlans({ DB }: { DB: D1Database }, at: number): Promise<void> {
  return runSchedule(DB, new Date(at), async ({ id, content }) => {
    const checks = await inspectArticle(DB, id, content);
    return mayPublish(checks) ? null : (checks[0]?.text ?? null);
  });
}
