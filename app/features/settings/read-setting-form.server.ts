import type { SettingName } from "~/content/site/office-settings";

/**
 * What the form of a setting holds, in the shape of its schema but not checked: what was typed stays what it
 * is, so that the page can show it again beside what is wrong with it. Rows that were left empty are left out.
 */
export function readSettingForm(name: SettingName, form: FormData): unknown {
  return readers[name](form);
}

const readers: Record<SettingName, (form: FormData) => unknown> = {
  hours: (form) => ({
    week: Object.fromEntries(
      [1, 2, 3, 4, 5, 6, 7].map((day) => {
        const [opens, closes] = [text(form, `open-${day}`), text(form, `dicht-${day}`)];
        return [day, opens === "" && closes === "" ? null : [opens, closes]];
      }),
    ),
    closures: rows(form, ["eerste", "laatste", "reden"]).map(([from = "", until = "", reason = ""]) => ({
      from,
      until: until || from,
      reason,
    })),
  }),
  notice: (form) => {
    const [label, href] = [text(form, "link-tekst"), text(form, "link-pagina")];
    return {
      on: form.has("aan"),
      tone: text(form, "soort"),
      text: text(form, "tekst"),
      until: text(form, "tot"),
      link: label === "" && href === "" ? null : { label, href },
    };
  },
  mails: (form) =>
    text(form, "adressen")
      .split(/[\s,;]+/)
      .filter((mail) => mail !== ""),
  templates: (form) =>
    rows(form, ["naam", "onderwerp", "tekst"]).map(([name, subject, body]) => ({
      name,
      subject,
      text: body,
    })),
  retention: (form) => ({
    request: number(form, "aanvraag"),
    won: number(form, "opdracht"),
    quarantined: number(form, "quarantaine"),
  }),
};

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}

function number(form: FormData, name: string): number | null {
  const typed = text(form, name);
  return /^\d{1,6}$/.test(typed) ? Number(typed) : null;
}

/** Fields that come once per row, put together by row. */
function rows(form: FormData, names: string[]): string[][] {
  const columns = names.map((name) =>
    form.getAll(name).map((value) => (typeof value === "string" ? value.trim() : "")),
  );
  const count = Math.max(0, ...columns.map(({ length }) => length));
  const all = Array.from({ length: count }, (_, row) => columns.map((column) => column[row] ?? ""));
  return all.filter((row) => row.some((value) => value !== ""));
}
