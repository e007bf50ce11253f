import { afterAll, beforeAll, expect, test } from "vitest";
import { createSaver, type Flight } from "../../app/admin/drafts/saver.ts";
import {
  createArticle,
  getArticle,
  keepRevision,
  saveArticle,
} from "../../app/features/articles/desk/article-store.server.ts";
import type { ArticleContent } from "../../app/features/articles/model/article-content.ts";
import { type Document, plainText } from "../../app/lib/document.ts";
import { sampleContent, textDocument } from "../support/article-samples.ts";
import { tellAttack } from "../support/attack-report.ts";
import { dice } from "../support/dice.ts";
import { localBindings } from "../support/local-bindings.ts";

// `npm run attack` runs more of them.
const runs = Number(process.env.ATTACK_WRITERS ?? 20);
const seed = Number(process.env.ATTACK_SEED ?? 1);

let env: Env;
let dispose: () => Promise<void>;
beforeAll(async () => {
  ({ env, dispose } = await localBindings());
});
afterAll(() => dispose());

type Theirs = { version: number; content: ArticleContent };
const words = (body: Document) => new Set(plainText(body).match(/\S+/g));
const withWord = (content: ArticleContent, word: string): ArticleContent => ({
  ...content,
  body: textDocument(...words(content.body), word),
});
const holds = (whole: Set<string>, part: Set<string>) => [...part].every((word) => whole.has(word));

/** A simulated editor with a connection that fails at times and a choice at conflicts. */
function writer(id: number, actor: string, start: ArticleContent, roll: (sides: number) => number) {
  const accepted: { version: number; words: Set<string> }[] = [];
  let text = start;
  let theirs: Theirs | undefined;
  let counter = 0;
  async function send(flight: Flight<ArticleContent>) {
    const fate = roll(8);
    if (fate === 0) throw new Error("the request was lost");
    const stamp = { actor, now: new Date(), saveId: flight.saveId };
    const answer = await saveArticle(env.DB, id, flight.version, flight.content, stamp, flight.separate);
    if (answer.kind === "saved" && !accepted.some(({ version }) => version === answer.version))
      accepted.push({ version: answer.version, words: words(flight.content.body) });
    if (fate === 1) throw new Error("the answer was lost");
    if (answer.kind === "missing") throw new Error("missing");
    return answer;
  }
  const saver = createSaver<ArticleContent, Theirs>({
    version: 1,
    send,
    newId: () => `${actor}-${id}-${++counter}`,
    onState: (_, detail) => {
      theirs = detail.theirs ?? theirs;
    },
  });
  return {
    accepted,
    saver,
    type(word: string) {
      text = withWord(text, word);
      saver.change(text);
    },
    async decide(choice: number) {
      if (!theirs || saver.state() !== "conflict") return;
      const other = theirs;
      theirs = undefined;
      if (choice === 0) return void (await saver.overwrite(other.version, text));
      await keepRevision(env.DB, id, text, { actor, now: new Date() });
      const mine = text;
      text = other.content;
      saver.adopt(other.version);
      if (choice === 1) return;
      for (const word of words(mine.body)) text = withWord(text, word);
      saver.change(text);
    },
  };
}

test(`${runs} random interleavings of two writers lose no accepted save`, async () => {
  let conflicts = 0;
  let saves = 0;
  for (let run = 0; run < runs; run++) {
    const { roll } = dice(seed + run);
    const start = sampleContent({ slug: "", body: textDocument("begin") });
    const id = await createArticle(env.DB, start, { actor: "anna", now: new Date(), saveId: `start-${run}` });
    const writers = ["anna", "bert"].map((actor) => writer(id, actor, start, roll));
    for (let step = 0; step < 3; step++) {
      const turn = roll(2);
      const one = writers[turn];
      const other = writers[1 - turn];
      if (!one || !other) continue;
      one.type(`w${run}-${step}`);
      if (roll(2) === 0) other.type(`v${run}-${step}`);
      // In parallel or in sequence.
      if (roll(2) === 0) await Promise.all([one.saver.flush(), other.saver.flush()]);
      else await one.saver.flush();
      for (const each of writers) {
        if (each.saver.state() === "conflict") conflicts++;
        if (roll(2) === 0) await each.decide(roll(3));
      }
    }
    for (const each of writers) {
      for (let tries = 0; tries < 30 && (await each.saver.flush()) !== "saved"; tries++) await each.decide(2);
      expect(each.saver.unsaved(), `run ${run}`).toBeNull();
    }

    const accepted = writers.flatMap((each) => each.accepted);
    saves += accepted.length;
    const versions = accepted.map(({ version }) => version).sort((a, b) => a - b);
    expect(versions, `run ${run}`).toEqual(versions.map((_, index) => index + 2));
    const { results } = await env.DB.prepare("SELECT content FROM article_revisions WHERE article_id = ?")
      .bind(id)
      .all<{ content: string }>();
    const kept = results.map(({ content }) => words((JSON.parse(content) as ArticleContent).body));
    const now = await getArticle(env.DB, id);
    if (now) kept.push(words(now.content.body));
    for (const save of accepted)
      expect(
        kept.some((whole) => holds(whole, save.words)),
        `run ${run}, version ${save.version}`,
      ).toBe(true);
  }
  tellAttack("writers", { inputs: saves, articles: runs, conflicts });
  expect(conflicts).toBeGreaterThan(runs / 4);
  expect(saves).toBeGreaterThan(runs * 2);
}, 3_600_000);
