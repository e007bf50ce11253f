import { gzipSync } from "node:zlib";
import { startServer } from "../../tests/support/server.ts";
import { median } from "./median.ts";
import { chosenTemplates } from "./template-bench.ts";

type Kilobytes = { kB: number; "gzip kB": number };
type ByteRow = Kilobytes & { template: string; elements: number; kinds: Record<string, Kilobytes> };

const tag = (name: string) => String.raw`<${name}\b[\s\S]*?<\/${name}>`;
/** A drawing that shows a symbol of the page, or holds them. */
const icon = String.raw`<svg\b(?:(?!<\/svg>)[\s\S])*?<(?:use|symbol)\b[\s\S]*?<\/svg>|<i\b[^>]*><\/i>`;

/** Found from above to below, and kept with the group that is named `kept`. */
const kinds: Record<string, RegExp> = {
  text: new RegExp(`(?<kept>${tag("script")}|${tag("style")}|<[^>]*>)|[^<]+`, "g"),
  classes: / class="[^"]*"/g,
  drawings: new RegExp(`(?<kept>${icon})|${tag("svg")}`, "g"),
  icons: new RegExp(icon, "g"),
  dialogs: new RegExp(tag("dialog"), "g"),
  data: / data-[a-z-]+(?:="[^"]*")?/g,
  scripts: new RegExp(String.raw`(?<kept><script\b[^>]*ld\+json)|${tag("script")}|${tag("style")}`, "g"),
  "JSON-LD": /<script\b[^>]*ld\+json[\s\S]*?<\/script>/g,
};

/**
 * What the HTML of each template is made of: by how much it is smaller, raw and compressed, without a kind. Kinds
 * overlap: what stands in a dialog counts as text, classes and icons too.
 */
export async function benchBytes(names: string | undefined): Promise<ByteRow[]> {
  const site = await startServer();
  try {
    return await Promise.all(
      chosenTemplates(names).map(async ([template, path]) => {
        const html = await (await fetch(site.url + path)).text();
        const whole = kilobytes(html);
        const shares = Object.entries(kinds).map(([kind, pattern]) => {
          const rest = kilobytes(html.replace(pattern, (...found) => found.at(-1).kept ?? ""));
          return [kind, { kB: whole.kB - rest.kB, "gzip kB": whole["gzip kB"] - rest["gzip kB"] }];
        });
        const elements = html.replace(kinds.scripts ?? "", "").match(/<[a-z]/gi)?.length ?? 0;
        return { template, elements, ...whole, kinds: Object.fromEntries(shares) };
      }),
    );
  } finally {
    await site.stop();
  }
}

function kilobytes(html: string): Kilobytes {
  return { kB: Buffer.byteLength(html) / 1000, "gzip kB": gzipSync(html).length / 1000 };
}

/** Raw and compressed in one column. */
export function byteTable(rows: ByteRow[]): object[] {
  return rows.map(({ template, elements, kinds: shares, ...whole }) => ({
    ...{ template, elements, all: both(whole) },
    ...Object.fromEntries(Object.entries(shares).map(([kind, share]) => [kind, both(share)])),
  }));
}

const both = ({ kB, "gzip kB": packed }: Kilobytes) => `${kB.toFixed(1)} / ${packed.toFixed(1)}`;

export function byteRatios(rows: ByteRow[]): Record<string, string> {
  const middle = (figure: "kB" | "gzip kB" | "elements") => median(rows.map((row) => row[figure]));
  const home = rows.filter(({ template }) => template === "home");
  return {
    "home, kB / gzip kB": home.map(both).join(),
    "median of the templates, kB / gzip kB": both({ kB: middle("kB"), "gzip kB": middle("gzip kB") }),
    "elements, home and median": `${home[0]?.elements} and ${middle("elements")}`,
  };
}
