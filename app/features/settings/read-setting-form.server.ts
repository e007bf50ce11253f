import * as z from "zod/mini";
import { readForm, text, texts } from "~/admin/read-form";
import type { SettingName } from "~/content/site/office-settings";

/**
 * What the form of a setting holds, in the shape of its schema but not checked: what was typed stays what it
 * is, so that the page can show it again beside what is wrong with it. Rows that were left empty are left out. Null for
 * fields that are not those of the form.
 */
export function readSettingForm(name: SettingName, form: FormData): unknown {
  return readForm<unknown>(form, forms[name]);
}

const weekdays = [1, 2, 3, 4, 5, 6, 7];
const count = z.pipe(
  text,
  z.transform((typed) => (/^\d{1,6}$/.test(typed) ? Number(typed) : null)),
);

const forms = {
  hours: z.pipe(
    z.catchall(z.object({ from: texts, until: texts, reason: texts }), text),
    z.transform(({ from, until, reason, ...times }) => ({
      week: Object.fromEntries(
        weekdays.map((day) => {
          const span = [times[`opens-${day}`] ?? "", times[`closes-${day}`] ?? ""];
          return [day, span.every((time) => time === "") ? null : span];
        }),
      ),
      closures: rows({ from, until, reason }).map((row) => ({ ...row, until: row.until || row.from })),
    })),
  ),
  urgent: z.object({ minutes: count, outside: text, time: text }),
  notice: z.pipe(
    z.object({ on: text, tone: text, text, until: text, "link-label": text, "link-href": text }),
    z.transform(({ on, "link-label": label, "link-href": href, ...notice }) => ({
      ...notice,
      on: on !== "",
      link: label === "" && href === "" ? null : { label, href },
    })),
  ),
  mails: z.pipe(
    z.object({ addresses: text }),
    z.transform(({ addresses }) => addresses.split(/[\s,;]+/).filter((mail) => mail !== "")),
  ),
  templates: z.pipe(z.object({ name: texts, subject: texts, text: texts }), z.transform(rows)),
  mailCaps: z.object({ recipient: count, domain: count, client: count, site: count }),
  reviews: z.pipe(
    z.object({ on: text, days: count }),
    z.transform(({ on, days }) => ({ on: on !== "", days })),
  ),
  visits: z.pipe(
    z.object({ reminder: text }),
    z.transform(({ reminder }) => ({ reminder: reminder !== "" })),
  ),
  retention: z.object({ request: count, won: count, quarantined: count }),
} satisfies Record<SettingName, z.ZodMiniType>;

/** Columns of fields, put together by row. */
function rows<Name extends string>(columns: Record<Name, string[]>): Record<Name, string>[] {
  const names = Object.keys(columns) as Name[];
  const count = Math.max(...names.map((name) => columns[name].length));
  const all = Array.from(
    { length: count },
    (_, row) =>
      Object.fromEntries(names.map((name) => [name, columns[name][row] ?? ""])) as Record<Name, string>,
  );
  return all.filter((row) => names.some((name) => row[name] !== ""));
}
