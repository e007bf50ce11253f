import { type Block, type Document, plainText } from "~/lib/document";
import { type ArticleContent, seoLimits, type textLimits, tooLong } from "./article-content";
import { figuresOf, imagesOf, linksOf, nodesOf, tablesOf, videosOf } from "./document-queries";

/** `stop` prevents publication; `tip` is advice. */
export type Check = { level: "stop" | "tip"; field: CheckField; text: string };
type CheckField = "title" | "slug" | "excerpt" | "lead" | "body" | "cover" | "seo" | "sources";

/** Facts from the database and the site map. */
export type CheckFacts = {
  slug: { kind: "fixed" } | { kind: "taken"; title: string } | null;
  /** Links within the site that lead nowhere. */
  brokenLinks: readonly string[];
  /** Pictures that are no longer in the library. */
  missingMedia: readonly string[];
  /** What is wrong with words in braces. */
  words: readonly Check[];
};

/** More fits on no screen, and on no page of a reader. */
const MOST_COLUMNS = 20;
const MOST_ROWS = 200;
/** Longer is hard to read on a phone. */
const LONG_SENTENCE = 35;

/** All remarks on an article before publication, those that prevent it first. */
export function checkArticle(content: ArticleContent, facts: CheckFacts): Check[] {
  const checks = [
    ...mustHave(content, facts),
    ...lengths(content),
    ...facts.words,
    ...pictures(content, facts),
    ...advice(content),
  ];
  return checks.toSorted((a, b) => Number(a.level === "tip") - Number(b.level === "tip"));
}

const stop = (field: CheckField, text: string): Check => ({ level: "stop", field, text });
const tip = (field: CheckField, text: string): Check => ({ level: "tip", field, text });

function mustHave({ title, slug, excerpt, body, sources }: ArticleContent, facts: CheckFacts): Check[] {
  const checks: Check[] = [];
  if (title.trim() === "") checks.push(stop("title", "Geef het artikel een titel."));
  if (slug === "") checks.push(stop("slug", "Geef het artikel een webadres."));
  if (facts.slug?.kind === "fixed") {
    checks.push(stop("slug", `Op /kennisbank/${slug} staat al een vaste pagina. Kies een ander webadres.`));
  }
  if (facts.slug?.kind === "taken") {
    checks.push(
      stop("slug", `Het webadres /kennisbank/${slug} is al van ‘${facts.slug.title}’. Kies een ander.`),
    );
  }
  if (excerpt.trim() === "")
    checks.push(stop("excerpt", "Schrijf een inleiding: die staat boven het artikel en in overzichten."));
  sources.forEach(({ title: name, url }, index) => {
    if (name.trim() === "" || !/^https?:/.test(url) || !URL.canParse(url))
      checks.push(stop("sources", `Bron ${index + 1} heeft een naam en een adres (https://…) nodig.`));
  });
  if (plainText(body).trim() === "") checks.push(stop("body", "Het artikel heeft nog geen tekst."));
  if (body.content.some((block) => block.type === "callToAction" && plainText(block).trim() === ""))
    checks.push(
      stop("body", "Een oproep heeft nog geen titel of tekst: schrijf die erbij, of haal hem weg."),
    );
  for (const href of facts.brokenLinks)
    checks.push(
      stop("body", `De link naar ${href} leidt nergens heen. Kies een andere pagina, of haal hem weg.`),
    );
  tablesOf(body).forEach(({ columns, rows }, index) => {
    const table = `Tabel ${index + 1}`;
    if (columns > MOST_COLUMNS)
      checks.push(
        stop(
          "body",
          `${table} heeft ${columns} kolommen; hoogstens ${MOST_COLUMNS} passen. Haal kolommen weg.`,
        ),
      );
    if (rows > MOST_ROWS)
      checks.push(
        stop(
          "body",
          `${table} heeft ${rows} rijen; hoogstens ${MOST_ROWS} passen. Verdeel de tabel, of haal rijen weg.`,
        ),
      );
  });
  return checks;
}

function lengths({ body, cover, keywords, sources, ...content }: ArticleContent): Check[] {
  const of = (field: CheckField, name: string, kind: keyof typeof textLimits, text = ""): Check[] => {
    const problem = tooLong(text, kind);
    return problem ? [stop(field, `${name} is te lang. ${problem}.`)] : [];
  };
  return [
    ...of("title", "De titel", "title", content.title),
    ...of("excerpt", "De inleiding", "excerpt", content.excerpt),
    ...of("lead", "Wat boven het artikel staat", "lead", content.lead),
    ...of("cover", "De beschrijving van de omslagfoto", "alt", cover?.alt),
    ...imagesOf(body).flatMap(({ attrs }, at) => [
      ...of("body", `De beschrijving van afbeelding ${at + 1}`, "alt", attrs.alt),
      ...of("body", `Het bijschrift van afbeelding ${at + 1}`, "caption", attrs.caption),
    ]),
    ...figuresOf(body).flatMap(({ attrs }, at) =>
      of("body", `De beschrijving van tekening ${at + 1}`, "drawing", attrs.alt),
    ),
    ...videosOf(body).flatMap(({ attrs }, at) =>
      of("body", `Waar video ${at + 1} over gaat`, "video", attrs.title),
    ),
    ...sources.flatMap(({ title, edition }, at) => [
      ...of("sources", `De naam van bron ${at + 1}`, "source", title),
      ...of("sources", `De versie van bron ${at + 1}`, "edition", edition),
    ]),
    ...of("seo", "De titel voor zoekmachines", "seoTitle", content.seoTitle),
    ...of("seo", "De omschrijving voor zoekmachines", "seoDescription", content.seoDescription),
    ...keywords.flatMap((word) => of("seo", `Het trefwoord ‘${word.slice(0, 30)}…’`, "keyword", word)),
  ];
}

function pictures({ cover, body }: ArticleContent, { missingMedia }: CheckFacts): Check[] {
  const checks: Check[] = [];
  const gone = new Set(missingMedia);
  if (cover && cover.alt.trim() === "")
    checks.push(stop("cover", "Beschrijf wat er op de omslagfoto staat, voor wie hem niet kan zien."));
  if (cover && gone.has(cover.media))
    checks.push(stop("cover", "De omslagfoto staat niet meer in de bibliotheek. Kies een andere."));
  imagesOf(body).forEach(({ attrs }, index) => {
    if (attrs.alt.trim() === "")
      checks.push(
        stop("body", `Beschrijf wat er op afbeelding ${index + 1} staat, voor wie hem niet kan zien.`),
      );
    if (gone.has(attrs.media))
      checks.push(
        stop("body", `Afbeelding ${index + 1} staat niet meer in de bibliotheek. Kies een andere.`),
      );
  });
  figuresOf(body).forEach(({ attrs }, index) => {
    if (attrs.drawing === "")
      checks.push(stop("body", `Kies welke tekening er bij tekening ${index + 1} staat.`));
    else if (attrs.alt.trim() === "")
      checks.push(
        stop("body", `Beschrijf wat er op tekening ${index + 1} staat, voor wie hem niet kan zien.`),
      );
  });
  videosOf(body).forEach(({ attrs }, index) => {
    if (attrs.video === "")
      checks.push(stop("body", `Plak de link van video ${index + 1}, van YouTube of Vimeo.`));
    else if (attrs.title.trim() === "")
      checks.push(stop("body", `Schrijf waar video ${index + 1} over gaat: dat staat op de knop.`));
  });
  return checks;
}

function advice({ seoTitle, seoDescription, body }: ArticleContent): Check[] {
  const checks: Check[] = [];
  if (seoTitle.trim() === "")
    checks.push(tip("seo", "Zonder eigen titel tonen zoekmachines de gewone titel."));
  else checks.push(...length("titel", seoTitle, seoLimits.title));
  if (seoDescription.trim() === "")
    checks.push(tip("seo", "Zonder eigen omschrijving tonen zoekmachines de inleiding."));
  else checks.push(...length("omschrijving", seoDescription, seoLimits.description));
  checks.push(...headingOrder(body), ...longSentences(body));
  return checks;
}

function length(what: string, text: string, { min, max }: { min: number; max: number }): Check[] {
  const n = text.trim().length;
  if (n < min)
    return [tip("seo", `De ${what} voor zoekmachines is kort (${n} tekens; ${min} tot ${max} is goed).`)];
  if (n > max) return [tip("seo", `De ${what} voor zoekmachines wordt afgekapt (${n} tekens; ${max} past).`)];
  return [];
}

function headingOrder(body: Document): Check[] {
  let level = 1;
  for (const block of body.content) {
    if (block.type !== "heading") continue;
    const text = plainText(block).trim();
    if (text === "") return [tip("body", "Er staat een lege kop in de tekst.")];
    if (block.attrs.level > level + 1)
      return [tip("body", `De kop ‘${text}’ slaat een niveau over. Maak hem een niveau groter.`)];
    level = block.attrs.level;
  }
  return [];
}

function longSentences(body: Document): Check[] {
  const texts = body.content.flatMap(paragraphsOf);
  const long = texts
    .flatMap((text) => text.split(/(?<=[.!?…])\s+/))
    .filter((sentence) => (sentence.match(/\S+/g)?.length ?? 0) > LONG_SENTENCE);
  return long
    .slice(0, 3)
    .map((sentence) => tip("body", `Een heel lange zin: ‘${sentence.split(/\s+/).slice(0, 6).join(" ")} …’`));
}

function paragraphsOf(block: Block): string[] {
  return [...nodesOf(block)].flatMap((node) => (node.type === "paragraph" ? [plainText(node)] : []));
}

/** Paths of this site that the text links to. */
export function internalLinks(body: Document): string[] {
  const paths = linksOf(body).map(({ href }) => href.replace(/[?#].*$/, ""));
  return [...new Set(paths.filter((path) => path.startsWith("/")))];
}

export function mayPublish(checks: readonly Check[]): boolean {
  return checks.every(({ level }) => level !== "stop");
}
