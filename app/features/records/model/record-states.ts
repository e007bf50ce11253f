/** Labels of the states; `content_records.state` holds the key. 'original' has no changes of the office, or none any more. */
export const recordStates = {
  original: "Oorspronkelijk",
  draft: "Concept",
  scheduled: "Ingepland",
  published: "Gepubliceerd",
  changed: "Gewijzigd",
  binned: "Prullenbak",
} as const;
export type RecordState = keyof typeof recordStates;

/** What may be done in each state. `changed` is live with a newer draft; `scheduled` may be live or not. */
const allowed = {
  save: ["original", "draft", "scheduled", "published", "changed"],
  publish: ["draft", "scheduled", "changed"],
  schedule: ["draft", "scheduled", "published", "changed"],
  /** Of a record that the code carries: back to that. */
  revert: ["draft", "scheduled", "published", "changed"],
  /** Of one that it does not carry: off the site, the draft stays. */
  unpublish: ["scheduled", "published", "changed"],
  bin: ["original", "draft", "scheduled", "published", "changed"],
  restore: ["binned"],
} as const satisfies Record<string, readonly RecordState[]>;
type RecordAction = keyof typeof allowed;

export function recordCan(action: RecordAction, state: RecordState): boolean {
  const states: readonly RecordState[] = allowed[action];
  return states.includes(state);
}
