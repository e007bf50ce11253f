/**
 * `ok`: there. `off`: an extra that is not set up. `missing`: the site lacks something that it needs.
 * `unknown`: could not be found out.
 */
export type Finding = {
  level: "ok" | "off" | "missing" | "unknown";
  name: string;
  /** What that means, as the rest of a sentence. */
  text: string;
  /** What to do about it. */
  how?: string;
};

const labels = { ok: "ok", off: "off", missing: "MISSING", unknown: "unknown" } as const;

export function describe(findings: Finding[]): string {
  const width = Math.max(...findings.map(({ name }) => name.length));
  const margin = " ".repeat(width + 13);
  return findings
    .map(({ level, name, text, how }) => {
      const line = `  ${labels[level].padEnd(8)} ${name.padEnd(width)}  ${text}`;
      return how ? `${line}\n${margin}→ ${how.replaceAll("\n", `\n${margin}  `)}` : line;
    })
    .join("\n");
}

export function summary(findings: Finding[]): string {
  const count = (level: Finding["level"]) => findings.filter((finding) => finding.level === level).length;
  const parts = [
    count("missing") === 0 ? "Nothing is missing" : `${count("missing")} missing`,
    count("off") > 0 && `${count("off")} switched off`,
    count("unknown") > 0 && `${count("unknown")} could not be checked`,
  ];
  return `${parts.filter(Boolean).join(", ")}.`;
}
