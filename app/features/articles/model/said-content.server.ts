import { saidInPlace } from "~/content/records/words/words";
import { steadyWords } from "~/content/records/words/words-now.server";

/** An article, or what lists show of one, with the words of its texts said. */
export const saidContent = <Texts>(content: Texts): Texts => saidInPlace(content, steadyWords());
