import type { ClaimName } from "~/content/site/claims";
import type { SceneDetail } from "~/content/towns/scene-names";
import type { OpeningHours } from "~/lib/text/opening-hours";

/** The four trades of the group. */
export type DivisionId = "roof" | "chimney" | "maintenance" | "building";

/** Colour theme of a page: a division's, or navy for everything else. */
export type Theme = DivisionId | "navy";

export type Country = "NL" | "BE";

/**
 * Dutch running text. Two marks only: `**nadruk**` and `[label](/pad)`; a link is a path of this site,
 * `tel:`, `mailto:` or https. Rendered by `ui/blocks/rich-text.tsx`.
 */
export type RichText = string;

/** ISO date, `2026-11-20`. */
export type IsoDate = `${number}-${number}-${number}`;

/** Where a checkable fact comes from. */
export type Source = {
  title: string;
  url: string;
  /** Day on which somebody last read it beside our text; absent where nobody vouches for one. */
  checked?: IsoDate | undefined;
  /** What was read then, where that is not the page as it stood that day: 'bewaarde versie uit 2025'. */
  edition?: string | undefined;
};

/** One piece of a page. `ui/blocks/blocks.tsx` renders every kind; the map there is exhaustive. */
export type Block =
  | { type: "prose"; paragraphs: RichText[] }
  | { type: "list"; style: "check" | "bullet" | "number"; intro?: RichText; items: RichText[] }
  | { type: "steps"; steps: { title: string; text: RichText }[] }
  | { type: "table"; caption: string; head: string[]; rows: RichText[][]; note?: RichText }
  | { type: "callout"; tone: "tip" | "warning" | "urgent"; title: string; text: RichText }
  | { type: "facts"; facts: { label: string; value: string; note?: RichText }[] }
  /** `drawing` names a file in `drawings/`. `legend[i]` explains balloon i + 1 in the drawing; it is real text under it. */
  | { type: "figure"; drawing: string; alt: string; caption: string; legend?: RichText[] }
  | { type: "faq"; items: { question: string; answer: RichText[] }[] }
  | { type: "people"; people: { name: string; role: string; text: string | null; photo: Picture | null }[] }
  | { type: "links"; links: { label: string; href: string; text?: RichText }[] }
  /** What differs between the Netherlands and Belgium (Flanders). */
  | { type: "countries"; nl: RichText[]; be: RichText[] };

/** A picture of the media library, as content refers to it. Width and height are those of its largest file. */
export type Picture = {
  media: string;
  alt: string;
  width: number;
  height: number;
  /** What stays in sight where it is cut, from the left and from the top: '30% 70%'. The middle when omitted. */
  focus?: string | undefined;
};

/** A part of a page under its own h2. `id` is its anchor (kebab-case, unique in the page). */
export type Section = { id: string; heading: string; blocks: Block[] };

/** Title 15–65 characters and description 70–165, unique over the whole site (tested). */
export type Meta = { title: string; description: string; keywords: string[] };

/** `division/slug`, as in the path: `daken/daklekkage`. */
export type ServicePath = `${"daken" | "schoorsteen" | "onderhoud" | "bouwen"}/${string}`;

/** Everything that names the company; pages, mails and structured data write none of it themselves. */
export type Company = {
  name: string;
  legalName: string;
  slogan: string;
  /** `formerPath` is where the division stood on an older site: it redirects. Null where there was none. */
  divisions: Record<DivisionId, { name: string; formerPath: `/${string}` | null }>;
  /** Canonical origin when PUBLIC_ORIGIN is not set. */
  origin: string;
  phone: PhoneNumber;
  /** Answered outside office hours, at any hour; null where nobody does. The same as `phone` where one serves both. */
  emergencyPhone: PhoneNumber | null;
  /** Number of the chat (WhatsApp) link. */
  chat: PhoneNumber;
  chatGreeting: string;
  email: string;
  mailSubject: string;
  address: {
    street: string;
    houseNumber: string;
    postcode: string;
    city: string;
    region: string;
    country: Country;
  };
  geo: { lat: number; lng: number };
  registration: { kvk: string; btw: string; be: string };
  /** Google place id of the business profile when PLACES_ID is not set. */
  placeId: string;
  social: { facebook: string; google: string };
  /** Put before the name of a compressed photo: 'TS-dak.jpg'. */
  productTag: string;
  hours: OpeningHours;
  timeZone: string;
  /** Version of the privacy statement that a lead agrees to. */
  privacyVersion: string;
};

type PhoneNumber = { display: string; e164: string };

/** A service sub-page such as /daken/daklekkage. */
export type Service = {
  division: DivisionId;
  slug: string;
  /** Short name on cards and in menus: 'Daklekkage'. */
  name: string;
  /** One sentence on its card. */
  teaser: string;
  /** Day on which what the code carries last got another text; a source that is read again changes none. */
  updated: IsoDate;
  meta: Meta;
  /** h1 and the two or three sentences under it. */
  title: string;
  lead: RichText;
  /** Sent as serviceType of a lead that starts here. */
  requestType: "offerte" | "inspectie" | "spoedservice" | "onderhoud";
  sections: Section[];
  sources: Source[];
  relatedServices: ServicePath[];
  relatedArticles: string[];
};

/**
 * A marketing claim of the owner. Pages show it as its own page claims it, also where two pages disagree.
 * `value` and `label` are the same text split for setting it large: '8800+' over 'uitgevoerde klussen'.
 */
export type Claim = {
  pages: ("home" | DivisionId | "footer" | "region" | "about")[];
  text: string;
  value: string;
  label: string;
  /** Who stands for it and what would prove it. */
  source: string;
  /** Day on which the owner last confirmed it; null = still to be confirmed. */
  lastConfirmed: IsoDate | null;
};

/** A claim as pages show it. */
export type ShownClaim = Pick<Claim, "text" | "value" | "label"> & {
  /** Nobody compared it with a proof: it is shown as what the company says. */
  stated: boolean;
};

/** Something to pick in the grid of a division page. Without an own page it leads to the contact form. */
export type ServiceCard = { id: string; label: string; text: string; href: string; hasPage: boolean };

/** A choice in the quote widget: `id` is sent as serviceType, `label` as selectedService. */
export type Choice = { id: string; label: string };

export type Division = {
  id: DivisionId;
  code: "TDS" | "TSS" | "TOS" | "TBS";
  /** From the company's record. */
  name: string;
  /** One word for menus: 'Daken'. */
  shortName: string;
  path: "/daken" | "/schoorsteen" | "/onderhoud" | "/bouwen";
  theme: DivisionId;
  meta: Meta;
  title: string;
  lead: RichText;
  figures: [ClaimName, ClaimName, ClaimName];
  /** The other claims of this page. */
  promises: ClaimName[];
  grid: { heading: string; intro: RichText; cards: ServiceCard[] };
  process: { heading: string; steps: Step[] };
  /** `slugs` of fixed articles. */
  knowledge: { heading: string; intro: RichText; slugs: string[] };
  banner: { heading: string; text: RichText; button: string };
  region: { heading: string; claim: ClaimName; text: RichText };
  /** For the structured service data; `href` is a path of this site. */
  structured: {
    serviceType: string;
    name: string;
    description: string;
    offers: { name: string; description: string; href: string }[];
  };
  widgetChoices: Choice[];
};

/** The home page, section by section in the order of the specification. Figures come from the claims ledger. */
export type HomePage = {
  meta: Meta;
  hero: {
    title: string;
    lead: RichText;
    inspectionButton: string;
    chatButton: string;
    leakLink: string;
    figures: ShownClaim[];
    /** Text of the figure that is the mean of reviews: where a listing gives one, that stands in its place. */
    rating: string | null;
  };
  divisions: {
    heading: string;
    intro: RichText;
    cards: { division: DivisionId; title: string; text: string; href: string; linkLabel: string }[];
  };
  story: {
    heading: string;
    figures: ShownClaim[];
    paragraphs: RichText[];
    link: { label: string; href: string };
  };
  reviews: {
    heading: string;
    intro: string;
    /** Where nobody wrote anything yet: nothing is made up in its place. */
    without: { heading: string; intro: string; points: string[] };
  };
  membership: {
    heading: string;
    figure: ShownClaim | null;
    paragraphs: RichText[];
    points: string[];
    button: string;
    link: { label: string; href: string };
  };
  serviceArea: {
    heading: string;
    figure: ShownClaim | null;
    intro: RichText;
    countries: { country: Country; title: string; text: RichText; link: { label: string; href: string } }[];
  };
  business: { heading: string; intro: RichText };
  contact: {
    heading: string;
    text: RichText;
    /** What to have ready, so that the first call is enough. */
    prepare: string[];
    buttons: { inspection: string; call: string; chat: string };
  };
};

export type Step = { title: string; text: RichText };

/** A page that is only text: /over-ons, /privacy … */
export type SitePage = { meta: Meta; title: string; lead: RichText; sections: Section[] };

/** The words of the leak finder; what it knows stands in leaks/. */
export type LeakFinderPage = {
  meta: Meta;
  title: string;
  lead: RichText;
  drawing: { title: string; desc: string };
  listHeading: string;
  otherPlaces: string;
  /** Before all causes, by where the wet place is. */
  firstAid: Record<"inside" | "outside", { heading: string; steps: RichText[] }> & {
    warning: { title: string; text: RichText };
  };
  form: { heading: string; skip: string; button: string };
  /** Headings over the causes: without answers, and with them. */
  causes: { open: string; likely: string; others: string; note: string };
  help: { heading: string; text: RichText; call: string; callBack: string; inspection: string };
};

/** The words of the page that reckons what some work costs; its prices are records (records/types/price.ts). */
export type CostsPage = {
  meta: Meta;
  title: string;
  lead: RichText;
  /** Where the work is chosen. */
  workLead: RichText;
  /** Instead of work that an old address asks for. */
  gone: string;
  form: {
    heading: string;
    button: string;
    invalid: string;
    tooMuch: string;
    none: string;
    unknown: string;
    unknownHint: string;
  };
  answer: { heading: string; note: string; button: string; buttonNote: string };
  price: { heading: string };
  /** As the services say it too, with their sources. */
  vat: Record<Country, RichText>;
  subsidy: Record<Country, RichText>;
};

/** A cause of a leak as a page shows it: `mark` is the balloon of its drawing, `part` what the legend says of it. */
export type LeakCauseView = {
  id: string;
  name: string;
  signs: RichText;
  now: RichText;
  repair: RichText;
  figure: { name: string; alt: string; mark: number; part: RichText } | undefined;
  reading: { label: string; href: string }[];
  sources: Source[];
};

/** A kind of work on /onze-projecten: what it is and how it goes. Delivered work is a record (records/types/project.ts). */
export type ProjectKind = {
  id: string;
  division: DivisionId;
  title: string;
  text: RichText;
  steps: Step[];
  service: ServicePath;
};

export type MembershipPackageId = "basis-onderhoud" | "comfort-plus" | "premium-care" | "zorgeloos-complete";

/** The membership page /zorgeloos-wonen. A proposal with the price follows after the inspection of the house. */
export type MembershipPage = SitePage & {
  /** `price`: 'vanaf € 15 per maand, met btw'; null where the office put in none. */
  packages: {
    id: MembershipPackageId;
    name: string;
    forWhom: string;
    text: RichText;
    price: string | null;
  }[];
  comparison: {
    caption: string;
    groups: {
      heading: string;
      rows: { work: string; included: Record<MembershipPackageId, string> }[];
    }[];
    note: string;
    /** Day on which the owner last confirmed what is in each package; null = still to be confirmed. */
    lastConfirmed: IsoDate | null;
  };
  priorities: { id: "standaard" | "spoed" | "direct"; title: string; term: string; text: RichText }[];
  /** Says that a lead is free of obligation and no contract; stands beside every send button. */
  noContract: RichText;
  uninsured: ClaimName;
  button: string;
  /** Over the form in the page, and what the modal is called. */
  form: { heading: string; text: RichText; dialog: string };
};

export type ArticleCategory =
  | "daken"
  | "dakgoten"
  | "dakkapellen"
  | "schoorstenen"
  | "gevels"
  | "isolatie-en-energie"
  | "onderhoud"
  | "verzekering";

/** An article of the knowledge base that the site carries; the office edits it as a document over this one. */
export type Article = {
  slug: string;
  title: string;
  meta: Meta;
  category: ArticleCategory;
  /** Two sentences for cards, search and feed. */
  excerpt: string;
  published: IsoDate;
  updated: IsoDate;
  /** The answer in short, above the fold. */
  lead: RichText;
  sections: Section[];
  sources: Source[];
  relatedServices: ServicePath[];
  relatedArticles: string[];
};

/** An article as its page needs it, whoever wrote it; the text itself is a typed document. */
export type ArticlePage = Omit<Article, "sections"> & { words: number };

/** A kind of house that a town is known for; the street over its page is drawn of them. */
export type StreetFront =
  | "farmhouse"
  | "thirties"
  | "terrace"
  | "workers"
  | "townhouse"
  | "villa"
  | "flats"
  | "bungalow"
  | "church"
  | "mill";

export type { SceneDetail };

/** A kind of house that a scene may show; two of the street are none to live in. */
export type SceneHouse = Exclude<StreetFront, "church" | "mill">;

export type TownServiceId = "daklekkage" | "schoorsteen" | "onderhoud" | "bouw";

/** The drawing over a page: a house of the town, what is magnified of it, and the sentence beside it. */
export type Scene = { house: SceneHouse; detail: SceneDetail; caption: string };

/** One of the four service pages of a town; without a scene it has no drawing. */
export type TownService = {
  meta: Meta;
  title: string;
  lead: RichText;
  sections: Section[];
} & Partial<Scene>;

/** Side of its marker on which the map writes the name of a town. */
export type LabelSide = "right" | "left" | "above" | "above-left" | "below-left";

export type Town = {
  slug: string;
  name: string;
  country: Country;
  lat: number;
  lng: number;
  /** Where the name would cover another one on its right. */
  mapLabel?: LabelSide;
  /** Municipality and, for a part of one, how it belongs there: 'deelgemeente van Pelt'. */
  municipality: string;
  province: "Noord-Brabant" | "Limburg";
  /** By road from the centre of the office's town, rounded; 0 for that town itself. */
  kmFromOffice: number;
  minutesFromOffice: number;
  postcodes: string[];
  neighbourhoods: string[];
  /** The kinds of houses that its texts speak of, as one street from left to right. */
  street: StreetFront[];
  /** Slugs of towns next to it, nearest first. */
  nearby: string[];
  /** As of a service; of its five pages together. */
  updated: IsoDate;
  meta: Meta;
  title: string;
  lead: RichText;
  sections: Section[];
  services: Record<TownServiceId, TownService>;
  sources: Source[];
};

/** A page about a region or about one specialism in one town, outside the five pages of a town. */
export type LocalPage = {
  /** Canonical path: `/eindhoven/plat-dak-specialist`. */
  path: string;
  /** As of a service. */
  updated: IsoDate;
  meta: Meta;
  title: string;
  lead: RichText;
  sections: Section[];
  sources: Source[];
} & Partial<Scene>;
