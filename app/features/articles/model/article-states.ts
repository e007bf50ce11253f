/** Labels of the states; `articles.state` holds the key. */
export const articleStates = {
  draft: "Concept",
  scheduled: "Ingepland",
  published: "Gepubliceerd",
  changed: "Gewijzigd",
  binned: "Prullenbak",
} as const;
export type ArticleState = keyof typeof articleStates;

/** What may be done in each state. `changed` is live with a newer draft; `scheduled` may be live or not. */
const allowed = {
  save: ["draft", "scheduled", "published", "changed"],
  publish: ["draft", "scheduled", "published", "changed"],
  schedule: ["draft", "scheduled", "published", "changed"],
  unpublish: ["scheduled", "published", "changed"],
  bin: ["draft", "scheduled", "published", "changed"],
  restore: ["binned"],
  /** Of an article of the site: back to its text. */
  revert: ["draft", "scheduled", "published", "changed"],
} as const satisfies Record<string, readonly ArticleState[]>;
type ArticleAction = keyof typeof allowed;

export function articleCan(action: ArticleAction, state: ArticleState): boolean {
  const states: readonly ArticleState[] = allowed[action];
  return states.includes(state);
}

export function isArticleState(value: string | null): value is ArticleState {
  return value !== null && Object.hasOwn(articleStates, value);
}
