import { Form } from "react-router";
import { useFirstError } from "~/admin/use-first-error";
import { type Choices, promiseMinutes, requestChoices, urgentChoices } from "~/features/push/choices";
import { Button } from "~/ui/controls/button";
import { Field, Input, Select } from "~/ui/controls/field";

const promiseTexts: Record<Choices["promise"], string> = {
  0: "Niet",
  15: "Een kwartier van tevoren",
  30: "Een half uur van tevoren",
  60: "Een uur van tevoren",
  120: "Twee uur van tevoren",
};

/** `refused`: what is wrong with the quiet hours. */
type ChoicesFormProps = { choices: Choices; refused: { error: string } | undefined; busy: boolean };

/** What one person wants to be told of, and when not. */
export function ChoicesForm({ choices, refused, busy }: ChoicesFormProps) {
  const form = useFirstError(refused);
  const error = refused?.error;
  return (
    <Form ref={form} method="post" className="grid max-w-2xl grid-cols-1 gap-6" preventScrollReset>
      <Radios legend="Spoed" name="urgent" labels={urgentChoices} chosen={choices.urgent}>
        Heeft niemand dienst, dan gaat spoed naar iedereen die hier niet ‘Niet’ koos. Pakt niemand een
        aanvraag op, dan gaat de melding na tien minuten naar de volgende.
      </Radios>
      <Radios legend="Andere aanvragen" name="requests" labels={requestChoices} chosen={choices.requests} />
      <Field
        label="Een belofte loopt af"
        hint="Van uw eigen aanvragen, en van aanvragen die nog van niemand zijn."
      >
        {(control) => (
          <Select {...control} name="promise" defaultValue={choices.promise} className="max-w-80">
            {promiseMinutes.map((minutes) => (
              <option key={minutes} value={minutes}>
                {promiseTexts[minutes]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <fieldset className="grid gap-3">
        <legend className="mb-1 font-semibold">Stille uren</legend>
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name="quiet"
            defaultChecked={choices.quiet.on}
            className="size-5 shrink-0 accent-(--accent)"
          />
          Dan geen meldingen, behalve spoed als ik dienst heb
        </label>
        {error && (
          <p id="stille-uren-fout" className="text-sm font-semibold text-danger">
            {error}
          </p>
        )}
        <div className="grid max-w-80 grid-cols-2 gap-3">
          {(["from", "until"] as const).map((name) => (
            <Field key={name} label={name === "from" ? "Van" : "Tot"}>
              {(control) => (
                <Input
                  {...control}
                  {...(error && { "aria-invalid": true, "aria-describedby": "stille-uren-fout" })}
                  type="time"
                  name={name}
                  required
                  defaultValue={choices.quiet[name]}
                />
              )}
            </Field>
          ))}
        </div>
      </fieldset>
      <p>
        <Button type="submit" name="action" value="choices" aria-disabled={busy}>
          Bewaren
        </Button>
      </p>
    </Form>
  );
}

type RadiosProps = {
  legend: string;
  name: string;
  labels: Readonly<Record<string, string>>;
  chosen: string;
  children?: string;
};

function Radios({ legend, name, labels, chosen, children }: RadiosProps) {
  return (
    <fieldset className="grid gap-0.5">
      <legend className="mb-1 font-semibold">{legend}</legend>
      {Object.entries(labels).map(([value, label]) => (
        <label key={value} className="flex min-h-11 items-center gap-2.5">
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
            className="size-4.5 shrink-0 accent-(--accent)"
          />
          {label}
        </label>
      ))}
      {children && <p className="mt-1 text-sm text-ink-soft">{children}</p>}
    </fieldset>
  );
}
