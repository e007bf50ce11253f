import { saidInPlace } from "~/content/records/words/words";
import { steadyWords } from "~/content/records/words/words-now.server";
import { oncePer } from "~/content/views/once-per";

const saidBy = oncePer((words: ReturnType<typeof steadyWords>) =>
  oncePer((content: object) => saidInPlace(content, words)),
);

/** An article, or what lists show of one, with the words of its texts said: the same object for the same content. */
export const saidContent = <Texts extends object>(content: Texts): Texts =>
  saidBy(steadyWords())(content) as Texts;
