import { mayPublish } from "~/features/articles/model/article-checks";
import { inspectArticle } from "./inspect.server";
import { runSchedule } from "./publish.server";

/** Publishes and withdraws what is due at `at` (ms); an article whose checks prevent publication stays a draft. */
export function runArticlePlans({ DB }: { DB: D1Database }, at: number): Promise<void> {
  return runSchedule(DB, new Date(at), async (article) => {
    const checks = await inspectArticle(DB, article);
    return mayPublish(checks) ? null : (checks[0]?.text ?? null);
  });
}
