export type Setting = {
  name: string;
  /** Secrets go to `wrangler secret put`; the others stand under [vars] in wrangler.toml. */
  secret?: true;
  /** Without it the deployed site lacks something that it promises; the others are extras. */
  required?: true;
  /** `npm start`, `npm run dev` and `npm run serve` bring this one themselves. */
  local?: true;
  /** Has a default that is right in production: being empty is nothing to report. */
  usuallyEmpty?: true;
  /** For this computer only; on the deployed site it must be empty. */
  neverDeployed?: true;
  /** What happens when it is empty. */
  without: string;
  example: string;
  /** Null when the value is good, else what is wrong with it. */
  check?: (value: string) => string | null;
};

const matches = (pattern: RegExp, wrong: string) => (value: string) => (pattern.test(value) ? null : wrong);
const httpsUrl = matches(/^https:\/\/[^\s/]+/, "is no https:// address");
const mail = matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "is no mail address");

/** Every setting of the Worker, in the order in which one needs them. docs/deploy.md explains them. */
export const settings: readonly Setting[] = [
  {
    name: "PUBLIC_ORIGIN",
    required: true,
    without: "canonical addresses and links in mails name the placeholder origin of app/content/company.ts",
    example: "https://www.example.nl",
    check: matches(/^https:\/\/[^\s/]+$/, "must be https:// and a host, without a path or slash at the end"),
  },
  {
    name: "LINK_SECRET",
    secret: true,
    required: true,
    local: true,
    without: "links in mails and the confirmation after a form without script cannot be signed",
    example: "the output of: openssl rand -base64 32",
    check: (value) => (value.length >= 32 ? null : "is too short: use at least 32 random characters"),
  },
  {
    name: "MAIL_FROM",
    required: true,
    local: true,
    without: "no mail is sent: neither the office nor the visitor hears of a request",
    example: "website@example.nl",
    check: mail,
  },
  {
    name: "MAIL_OFFICE",
    required: true,
    local: true,
    without: "the office gets no mail about new requests; they stand in /admin only",
    example: "kantoor@example.nl",
    check: mail,
  },
  {
    name: "MAIL_REPLY",
    local: true,
    without: "answers of visitors go to the first address of MAIL_OFFICE; they do not stand in /admin",
    example: "aanvraag@example.nl",
    check: mail,
  },
  {
    name: "ACCESS_TEAM_DOMAIN",
    required: true,
    local: true,
    without: "/admin is closed to everybody",
    example: "your-team.cloudflareaccess.com",
    check: matches(/^[\w-]+(\.[\w-]+)+$/, "must be a host name only, without https://"),
  },
  {
    name: "ACCESS_AUD",
    required: true,
    local: true,
    without: "/admin is closed to everybody",
    example: "the AUD tag of the Access application, 64 hexadecimal characters",
    check: matches(/^[\w-]{1,128}$/, "is no AUD tag"),
  },
  {
    name: "ACCESS_CERTS_URL",
    local: true,
    usuallyEmpty: true,
    neverDeployed: true,
    without: "the keys of the team domain are used",
    example: "leave it empty",
  },
  {
    name: "ADMIN_ROLES",
    required: true,
    local: true,
    without: "/admin is closed to everybody",
    example: "jan@example.nl=beheer,els@example.nl=redactie",
    check: matches(
      /^\s*[^\s@=,]+@[^\s@=,]+=(beheer|redactie)\s*(,\s*[^\s@=,]+@[^\s@=,]+=(beheer|redactie)\s*)*$/i,
      "must be pairs like jan@example.nl=beheer, separated by commas; roles are beheer and redactie",
    ),
  },
  {
    name: "PDOK_URL",
    without: "no suggestions for Dutch addresses; typing one in full still works",
    example: "https://api.pdok.nl/bzk/locatieserver/search/v3_1",
    check: httpsUrl,
  },
  {
    name: "VLAANDEREN_URL",
    without: "no suggestions for Belgian addresses; typing one in full still works",
    example: "https://geo.api.vlaanderen.be/geolocation/v4",
    check: httpsUrl,
  },
  {
    name: "PLACES_ID",
    without: "the business profile is the built-in one",
    example: "the place id of the business on Google Maps",
    check: matches(/^[\w-]{10,200}$/, "is no place id"),
  },
  {
    name: "PLACES_KEY",
    secret: true,
    without: "the business profile is the built-in one",
    example: "a Google API key for the Places API (New)",
  },
  {
    name: "PLACES_URL",
    usuallyEmpty: true,
    without: "Google's own address is used",
    example: "https://places.googleapis.com/v1/places",
  },
  {
    name: "MAPS_BROWSER_KEY",
    without: "the map is our own drawing; Google Maps is never loaded",
    example: "a Google API key limited to this site's address",
  },
  {
    name: "TURNSTILE_SITE_KEY",
    without: "forms are guarded by honeypot, time and rate limit only",
    example: "the site key of a Turnstile widget",
  },
  {
    name: "TURNSTILE_SECRET",
    secret: true,
    without: "forms are guarded by honeypot, time and rate limit only",
    example: "the secret key of the same Turnstile widget",
  },
  {
    name: "TURNSTILE_URL",
    usuallyEmpty: true,
    without: "Cloudflare's own address is used",
    example: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
  },
  {
    name: "WEBHOOK_URL",
    without: "no other system is told about new requests",
    example: "https://crm.example.nl/hooks/website",
    check: httpsUrl,
  },
  {
    name: "WEBHOOK_SECRET",
    secret: true,
    without: "no other system is told about new requests",
    example: "the output of: openssl rand -base64 32",
  },
  {
    name: "ALARM_URL",
    secret: true,
    without: "no chat or other system is told when something fails; it stands on /admin/werking only",
    example: "https://hooks.example.nl/alarm, an address that takes JSON with a text",
    check: httpsUrl,
  },
  {
    name: "ALARM_SECRET",
    secret: true,
    without: "alarms to ALARM_URL are not signed; chat programs do not look at that",
    example: "the output of: openssl rand -base64 32",
  },
  {
    name: "ALARM_MAIL",
    without: "nobody is mailed when something fails; it stands on /admin/werking only",
    example: "wacht@elders.example, another address than MAIL_OFFICE",
    check: mail,
  },
  {
    name: "VAPID_PUBLIC_KEY",
    local: true,
    without: "no colleague's telephone can be woken by an urgent request",
    example: "made by: npm run doctor -- --vapid",
    check: matches(/^B[\w-]{86}$/, "is no public key of 65 bytes in base64url"),
  },
  {
    name: "VAPID_PRIVATE_KEY",
    secret: true,
    local: true,
    without: "no colleague's telephone can be woken by an urgent request",
    example: "made together with VAPID_PUBLIC_KEY",
    check: matches(/^[\w-]{43}$/, "is no private key of 32 bytes in base64url"),
  },
  {
    name: "PUSH_URL",
    usuallyEmpty: true,
    neverDeployed: true,
    without: "messages go to the push services of the browsers",
    example: "leave it empty",
  },
  {
    name: "OPERATIONS_KEY",
    secret: true,
    without: "/api/operations, which tells other monitoring how the site is doing, does not exist",
    example: "the output of: openssl rand -base64 32",
    check: (value) => (value.length >= 32 ? null : "is too short: use at least 32 random characters"),
  },
  {
    name: "BACKUP_KEY",
    secret: true,
    without: "no backup is made by itself",
    example: "the output of: openssl rand -base64 32, kept in a safe place too: docs/deploy.md, Backup",
    check: matches(
      /^[A-Za-z0-9+/_-]{43}=?(?:\s*,\s*[A-Za-z0-9+/_-]{43}=?)*$/,
      "is no key of 32 bytes in base64, nor several with commas",
    ),
  },
  {
    name: "WEB_ANALYTICS_TOKEN",
    without: "visits are not counted",
    example: "the token of a Cloudflare Web Analytics site",
  },
  {
    name: "PAGE_MEMORY_MB",
    without: "finished pages are not kept in memory, only in the edge's cache",
    example: "24",
    check: matches(/^\d{1,2}$/, "must be a number of megabytes up to 99: the whole Worker has 128"),
  },
];

/** Settings that make sense together only. */
export const pairs = [
  ["PLACES_ID", "PLACES_KEY"],
  ["TURNSTILE_SITE_KEY", "TURNSTILE_SECRET"],
  ["WEBHOOK_URL", "WEBHOOK_SECRET"],
  ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY"],
] as const;

/** Bindings that the code cannot do without, and what each is for. */
export const bindings: Record<string, string> = {
  DB: "the D1 database with requests and articles",
  UPLOADS: "the R2 bucket with photos",
  CACHE: "the KV namespace for the business profile and signing keys",
  OUTBOX: "the queue that wakes the sender of mails",
  LEAD_LIMIT: "the rate limit on requests",
  API_LIMIT: "the rate limit on other endpoints",
  EMAIL: "the binding that sends mail",
  VERSION: "the version that keeps cached pages apart",
  ASSETS: "the static files",
};

/** Bindings that a site may go without, and what is then missing. */
export const optionalBindings: Record<string, { purpose: string; without: string }> = {
  BACKUPS: { purpose: "the R2 bucket of backups", without: "no backup is made by itself" },
  DRILL: {
    purpose: "the D1 database in which backups are tried out",
    without: "nobody knows whether a backup can be restored",
  },
};
