/** What `npm audit --json` writes, as far as it is read. */
type Report = {
  vulnerabilities?: Record<string, { severity: string; range: string; fixAvailable: unknown }>;
};

/** Null when the registry did not answer: it may not know advisories. Else packages of at least 'moderate'. */
export function advisories(output: string): string[] | null {
  const { vulnerabilities } = parse(output);
  if (vulnerabilities === undefined) return null;
  return Object.entries(vulnerabilities)
    .filter(([, { severity }]) => ["moderate", "high", "critical"].includes(severity))
    .map(([name, { severity, range, fixAvailable }]) => {
      return `${name} ${range}: ${severity}${fixAvailable ? ", and there is a version without it" : ""}`;
    });
}

function parse(output: string): Report {
  try {
    return JSON.parse(output.slice(output.indexOf("{"), output.lastIndexOf("}") + 1)) as Report;
  } catch {
    return {};
  }
}
