import { useId } from "react";
import { Form } from "react-router";
import { useFirstError } from "~/admin/use-first-error";
import type { ShiftError } from "~/features/push/change-roster.server";
import { weekdays } from "~/lib/text/opening-hours";
import { Button } from "~/ui/controls/button";
import { Field, Input, Select } from "~/ui/controls/field";

type Row = { days: readonly number[]; from: string; until: string; people: readonly string[] };

type RosterFormProps = {
  rows: Row[];
  errors: Record<number, ShiftError>;
  version: number;
  people: { email: string; name: string }[];
  busy: boolean;
};

const turns = ["Eerst", "Daarna", "Daarna ook"];
const emptyRow: Row = { days: [], from: "08:00", until: "17:00", people: [] };

/** The roster line by line, with one line to fill in. */
export function RosterForm({ rows, errors, version, people, busy }: RosterFormProps) {
  const wrong = Object.keys(errors).length;
  const form = useFirstError(errors);
  return (
    <Form ref={form} method="post" className="grid grid-cols-1 gap-8" preventScrollReset>
      <input type="hidden" name="version" value={version} />
      {wrong > 0 && (
        <p role="alert" className="border-l-4 border-danger bg-danger-wash px-4 py-3 font-semibold">
          {wrong === 1 ? "Eén regel klopt" : `${wrong} regels kloppen`} nog niet. Er is niets veranderd.
        </p>
      )}
      {[...rows, emptyRow].map((row, index) => (
        <RosterLine
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are not moved; a new roster is a new form
          key={index}
          {...{ row, index, people }}
          legend={index < rows.length ? `Regel ${index + 1}` : "Nieuwe regel"}
          error={errors[index]}
        />
      ))}
      <p>
        <Button type="submit" aria-disabled={busy}>
          {busy ? "Bezig…" : "Rooster bewaren"}
        </Button>
      </p>
    </Form>
  );
}

type LineProps = Pick<RosterFormProps, "people"> & {
  row: Row;
  index: number;
  legend: string;
  error: ShiftError | undefined;
};

function RosterLine({ row, index, legend, people, error }: LineProps) {
  const gone = row.people.filter((email) => !people.some((each) => each.email === email));
  const offered = [...people, ...gone.map((email) => ({ email, name: `${email} (geen toegang meer)` }))];
  const errorId = useId();
  const wrong = (of: ShiftError["of"]) =>
    error?.of === of ? ({ "aria-invalid": true, "aria-describedby": errorId } as const) : {};
  return (
    <fieldset className="grid min-w-0 gap-4 border-t border-rule pt-4">
      <legend className="float-left text-lg font-semibold">{legend}</legend>
      {error && (
        <p id={errorId} className="clear-both text-sm font-semibold text-danger">
          {error.text}
        </p>
      )}
      <div className="clear-both flex flex-wrap gap-x-5 gap-y-1">
        {weekdays.map((name, at) => (
          <label key={name} className="flex min-h-11 items-center gap-2">
            <input
              {...wrong("days")}
              type="checkbox"
              name={`day-${index}`}
              value={at + 1}
              defaultChecked={row.days.includes(at + 1)}
              className="size-5 shrink-0 accent-(--accent)"
            />
            <span className="first-letter:uppercase">{name}</span>
          </label>
        ))}
      </div>
      <div className="grid max-w-80 grid-cols-2 gap-3">
        <Field label="Van">
          {(control) => (
            <Input
              {...control}
              {...wrong("times")}
              type="time"
              name={`from-${index}`}
              defaultValue={row.from}
            />
          )}
        </Field>
        <Field label="Tot">
          {(control) => (
            <Input
              {...control}
              {...wrong("times")}
              type="time"
              name={`until-${index}`}
              defaultValue={row.until}
            />
          )}
        </Field>
      </div>
      <div className="grid gap-3 md:grid-cols-3">
        {turns.map((turn, at) => (
          <Field key={turn} label={turn}>
            {(control) => (
              <Select
                {...control}
                {...wrong("people")}
                name={`person-${index}`}
                defaultValue={row.people[at] ?? ""}
              >
                <option value="">Niemand</option>
                {offered.map(({ email, name }) => (
                  <option key={email} value={email}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
