import routes from "../../app/routes.ts";
import type { Dice } from "./dice.ts";
import type { RawRequest } from "./raw-request.ts";

type RouteEntry = (typeof routes)[number];

/** Patterns of all routes. */
function patterns(entries: readonly RouteEntry[] = routes, parent = ""): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    const address = path === undefined ? parent : `${parent}/${path}`;
    return [address || "/", ...patterns(children, address)];
  });
}

const known = [
  ...new Set(patterns()),
  ...[
    "/daken/daklekkage",
    "/nl/eindhoven",
    "/kennisbank/daklekkage",
    "/dak",
    "/totaal-dak-specialist",
    "/be/",
  ],
];

/** What goes between, into and behind segments: characters that parsers drop, decode, fold or take for another. */
const pieces = [
  ..."%09 %0a %0d%0a %00 %01 %1f %7f %85 %a0 %20 %5c %2f %2F%2F %3f %23 %25 %2500 % %E %zz %E0%A4%A %C0%AF".split(
    " ",
  ),
  ..."%ED%A0%80 %F0%9F%98%80 %u0041 %E2%80%A8 a:b :80 :99999 javascript:alert(1) http://evil.example".split(
    " ",
  ),
  ..."//evil.example @evil.example \\evil .. . %2e%2e ..%2f ..; ;x=1 .data _root.data _.data .json ~ * ** - +".split(
    " ",
  ),
  ..."__proto__ constructor toString ' \" <script> {} [] [::1] [::1 $(id) {{7*7}} \xe9 \xff\xfe \xc3\xa9 \x01 \x7f | ^ `".split(
    " ",
  ),
  ...["\t", "a".repeat(300), "/".repeat(40), "%41".repeat(99)],
];
const queries = [
  ...`q=%00 q=%E0%A4%A q=%ED%A0%80 q=${"a".repeat(2000)} q=* q=" q=NEAR( after=x after=%7B%7D _routes= _routes=root`.split(
    " ",
  ),
  ..."_routes=__proto__ _routes=routes%2Fadmin%2Flead index index&index page=-1 pagina=99999999999999999999".split(
    " ",
  ),
  ..."pagina=1e309 dienst=%2f%2f lat=NaN&lon=Infinity list=constructor &&&=== __proto__[x]=1 a[]=1&a[]=2".split(
    " ",
  ),
  ..."sort=toString ?x?y#z % revision=1e9 weeks=-1 n=%00 part=constructor state=__proto__ assignee=%27 service=*".split(
    " ",
  ),
];
const methods = ["HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND", "TRACE"];
const values = [
  ..."* %00 \x01 \x80\xff null undefined 0 -1 1e309 {} \xe9 '\"<> http://evil.example //evil.example a:b".split(
    " ",
  ),
  ..."evil.example:99999 [::1 a@b %E0%A4%A __proto__ =;,= bytes=-1,9-0,x en;q=9,*;q=x text/html;;; gzip".split(
    " ",
  ),
  ...["", " ", "a b", "a".repeat(4000), 'W/"x", *, ""', "Thu, 99 Foo 9999", "multipart/form-data"],
];
const headers = (
  "Host Accept Accept-Encoding Accept-Language Authorization Cache-Control CF-Ray CF-IPCountry Content-Encoding " +
  "Content-Type Cookie Forwarded If-Match If-Modified-Since If-None-Match Origin Purpose Range Referer Sec-Fetch-Site " +
  "User-Agent X-Forwarded-Host X-Forwarded-Proto X-HTTP-Method-Override X-Original-URL Idempotency-Key Priority"
).split(" ");
/** Those that the runtime lets through: others it answers itself, and in production so does what stands before it. */
const hosts = ["evil.example", "evil.example:8080", "[::1]", "EVIL.example.", "127.0.0.1", "localhost:1"];
const cookies = [
  ...[
    "admin-flash=%E0%A4%A",
    "admin-flash=x.y",
    "admin-flash=",
    "content-generation=99999999999999",
    "=;=;",
    "a=\x80",
  ],
  ...["__session=%00", "content-generation=-1; content-generation=x", `admin-flash=${"e30".repeat(500)}.x`],
];
const bodies: [type: string, body: string][] = [
  ["application/x-www-form-urlencoded", "action=__proto__&a=%E0%A4%A&id=%00"],
  ["application/x-www-form-urlencoded", "&".repeat(3000)],
  ["application/json", '{"__proto__":{"x":1},"version":1e999}'],
  ["application/json", "[".repeat(5000)],
  [
    "multipart/form-data; boundary=b",
    '--b\r\nContent-Disposition: form-data; name="action"\r\n\r\nx\r\n--b--\r\n',
  ],
  ["multipart/form-data; boundary=b", '--b\r\nContent-Disposition: form-data; name="files"; filename="\r\n'],
  ["multipart/form-data", "--b"],
  ["text/plain", "\x00\xff"],
  ["", "x=1"],
  ["application/csp-report", '{"csp-report":{"document-uri":"//a:b","blocked-uri":"%"}}'],
];

function target({ roll, pick }: Dice): string {
  // What does not begin with a slash the runtime refuses before the Worker runs.
  if (roll(60) === 0)
    return pick(["/", "//", "/?", "/#", "/%", "/.", "/..", "/:80", "/%09/a:b", "/\\\\evil.example"]);
  const pattern = roll(2) === 0 ? pick(known) : pick(known.filter((path) => path.startsWith("/admin")));
  const segments = pattern.split("/").map((part) => (/[:*]/.test(part) && roll(4) > 0 ? pick(pieces) : part));
  for (let changes = roll(4); changes > 0; changes--) {
    const at = 1 + roll(segments.length);
    if (roll(2) === 0) segments.splice(at, 0, pick(pieces));
    else segments[at - 1] = (segments[at - 1] ?? "") + pick(pieces);
  }
  const path = `/${segments.slice(1).join("/")}`.replace(/[ \r\n]/g, "");
  return path + (roll(5) === 0 ? ".data" : "") + (roll(3) === 0 ? `?${pick(queries)}` : "");
}

/** The next request; half of those under /admin carry `token`, which opens it. */
export function fuzzedRequest(random: Dice, token: string): RawRequest {
  const { roll, pick } = random;
  const method = roll(3) === 0 ? pick(methods) : "GET";
  const sent: [string, string][] = [["CF-Connecting-IP", `2001:db8:${roll(65_536).toString(16)}::1`]];
  if (roll(2) === 0) sent.push(["Cf-Access-Jwt-Assertion", token]);
  if (roll(2) === 0) sent.push(["Accept", "text/html"]);
  if (roll(2) === 0) sent.push(["Sec-Fetch-Site", "same-origin"]);
  for (let more = roll(4); more > 0; more--) {
    const name = pick(headers);
    const value = name === "Host" ? pick(hosts) : name === "Cookie" ? pick(cookies) : pick(values);
    if (!sent.some(([other]) => other === name)) sent.push([name, value]);
  }
  const [type, body] = method === "GET" || method === "HEAD" ? ["", ""] : pick(bodies);
  if (type !== "") sent.push(["Content-Type", type]);
  return { method, target: target(random), headers: sent, body };
}
