/** SPDX identifiers of licences that the site may be built with: they ask for their text to be kept, and no more. */
const allowed = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Unlicense",
]);

/** The part of package-lock.json that is read. */
export type Lock = {
  packages: Record<string, { version?: string; license?: string; dev?: boolean; devOptional?: boolean }>;
};

/** Packages of the site itself, without the tools, whose licence is unknown or asks for more: 'name 1.2.3: GPL-3.0'. */
export function refusedLicences({ packages }: Lock): string[] {
  return Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path !== "" && !dev && !devOptional)
    .filter(([, { license = "" }]) => !isAllowed(license))
    .map(([path, { version, license }]) => {
      const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
      return `${name} ${version}: ${license ?? "no licence"}`;
    });
}

/** Of an SPDX expression: one side of an OR is enough, of an AND both are needed. Other words are refused. */
function isAllowed(expression: string): boolean {
  const bare = expression.replace(/^\((.*)\)$/, "$1");
  return bare.split(" OR ").some((side) => side.split(" AND ").every((name) => allowed.has(name.trim())));
}
