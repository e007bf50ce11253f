export type IcsLine = { name: string; params: Record<string, string>; value: string };

/**
 * Reads a calendar file by the letter of RFC 5545, and by none of our code: throws for a line that is too long or ends
 * otherwise. Texts are unescaped; components are told by their BEGIN and END lines.
 */
export function readIcs(file: string): IcsLine[] {
  if (!file.endsWith("END:VCALENDAR\r\n")) throw new Error("the last line is cut off");
  if (/[^\r]\n|\r[^\n]/.test(file)) throw new Error("a line that does not end in CRLF");
  const physical = file.split("\r\n").filter((line) => line !== "");
  for (const line of physical)
    if (new TextEncoder().encode(line).length > 75) throw new Error(`longer than 75 octets: ${line}`);
  const lines: string[] = [];
  for (const line of physical) {
    if (!line.startsWith(" ")) lines.push(line);
    else lines.push((lines.pop() ?? "") + line.slice(1));
  }
  return lines.map(readLine);
}

function readLine(line: string): IcsLine {
  const colon = /^(?:[^":]|"[^"]*")*?:/.exec(line)?.[0].length ?? 0;
  if (colon === 0) throw new Error(`no name: ${line}`);
  const [name = "", ...params] = line.slice(0, colon - 1).split(";");
  const value = line
    .slice(colon)
    .replace(/\\([\\;,nN])/g, (_, escaped: string) => (escaped.toLowerCase() === "n" ? "\n" : escaped));
  return {
    name,
    params: Object.fromEntries(params.map((param) => param.split("=") as [string, string])),
    value,
  };
}

/** The one value of a property; throws when it is there more or less than once. */
export function propertyOf(lines: IcsLine[], name: string): string {
  const found = lines.filter((line) => line.name === name);
  if (found.length !== 1) throw new Error(`${found.length} times ${name}`);
  return found[0]?.value ?? "";
}
