/** Beginnings that are redirected, and pages with a parameter that looks like one for a redirect. */
const prefixes = [
  ...[
    "",
    "/dak",
    "/bouw",
    "/totaal-dak-specialist",
    "/totaal-schoorsteen-specialist",
    "/totaal-bouw-specialist",
  ],
  ...["/totaal-onderhoud-specialist", "/contact", "/be", "/admin"],
];
const parameters = ["next", "url", "redirect", "return", "returnTo", "continue", "dest", "goto"];

const hosts = [
  "evil.example",
  "evil%E3%80%82example",
  "127.0.0.1@evil.example",
  "evil.example%23",
  "evil.example:80",
];
const starts = [
  ...[
    "//",
    "///",
    "////",
    "/\\",
    "\\\\",
    "\\/",
    "/%5c",
    "/%5C%5C",
    "/%2f",
    "/%2f%2f",
    "/%2F/",
    "//%2f",
    "/./",
    "/.//",
  ],
  ...[
    "/..//",
    "/%2e//",
    "/%2e%2e//",
    "/;//",
    "/%09//",
    "/%09/",
    "/%0a//",
    "/%0d%0a//",
    "/%00//",
    "/%20//",
    "/%E2%80%8B//",
  ],
  ...[
    "/@",
    "//@",
    "/http://",
    "/https:%2f%2f",
    "//https:",
    "/http:/",
    "/javascript:",
    "/data:text/html,",
    "/?//",
    "/#//",
  ],
  ...["/%0d%0aLocation:%20//", "/%E5%98%8A%E5%98%8DLocation://"],
];

/** Targets that lead elsewhere where a redirect copies what it was given. */
export function redirectTargets(): string[] {
  const paths = prefixes.flatMap((prefix) =>
    starts.flatMap((start) => hosts.map((host) => `${prefix}${start}${host}`)),
  );
  const slashed = paths.map((path) => `${path}/`);
  const asked = parameters.flatMap((name) =>
    starts.map((start) => `/dak/daklekkage/?${name}=${start}evil.example`),
  );
  return [...paths, ...slashed, ...asked];
}
