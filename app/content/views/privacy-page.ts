import { pageNow } from "~/content/pages/pages-now.server";
import { privacyWords } from "~/content/records/types/page";
import { OTHERS, said, type Words } from "~/content/records/words/words";
import { clientCodes, countedReports, retention } from "~/content/site/retention";
import type { Block, SitePage } from "~/content/types";
import { keepLast } from "~/lib/keep-last";

/** What the code knows and the privacy page must say: the same tables that the purge job and the doctor use. */
type PrivacyFacts = {
  /** How long something is kept: 'Aanvraag zonder opdracht' → '12 maanden'. */
  retention: { what: string; term: string }[];
  /** Who else handles data for us. */
  processors: { name: string; task: string; place: string }[];
  /** Visitor statistics with a token are switched on. */
  statistics: boolean;
  /** A Google map can be opened by a click. */
  googleMap: boolean;
  /** What is typed into an address field goes to Google too. */
  googleAddresses: boolean;
};

/**
 * Texts of /privacy with what holds for this installation in the place of their words; the same record as long as
 * neither changes.
 */
export function privacyPage(facts: PrivacyFacts): SitePage {
  return filledIn(pageNow("privacy"), JSON.stringify(facts));
}

const filledIn = keepLast((page: SitePage, asked: string): SitePage => {
  const facts: PrivacyFacts = JSON.parse(asked);
  const lists: Record<string, string[][]> = {
    [privacyWords.terms]: [...facts.retention, clientCodes, countedReports].map(({ what, term }) => [
      what,
      term,
    ]),
    [privacyWords.processors]: facts.processors.map(({ name, task, place }) => [name, task, place]),
  };
  const sections = page.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => withRows(block, lists)),
  }));
  return said({ ...page, sections }, wordsOf(facts, lists));
});

/** A row that begins with the word of a list becomes that list. */
function withRows(block: Block, lists: Record<string, string[][]>): Block {
  if (block.type !== "table") return block;
  const rows = block.rows.flatMap((row) => lists[/^\{(.*)\}$/.exec(row[0] ?? "")?.[1] ?? ""] ?? [row]);
  return { ...block, rows };
}

const wordsOf = (facts: PrivacyFacts, lists: Record<string, string[][]>): Words => ({
  [OTHERS]: null,
  // Where the office wrote it as running text.
  ...Object.fromEntries(
    Object.entries(lists).map(([word, rows]) => [word, rows.map((row) => row.join(": ")).join("; ")]),
  ),
  [privacyWords.backupDays]: String(retention.backups.days),
  [privacyWords.googleAddresses]: facts.googleAddresses
    ? "Google krijgt die tekst ook, en geeft suggesties terug. Ook daarheen gaat uw IP-adres niet mee."
    : null,
  [privacyWords.googleMap]: facts.googleMap
    ? "De kaart op deze website is van ons zelf. Pas als u op de knop voor de Google-kaart klikt, maakt uw browser verbinding met Google en krijgt Google uw IP-adres."
    : null,
  [privacyWords.statistics]: facts.statistics
    ? "Wij meten bezoek zonder cookies en zonder u te volgen over andere websites."
    : "Uw bezoek volgen wij niet: geteld worden alleen snelheid en storingen, zonder cookies en zonder te weten wie u bent.",
});
