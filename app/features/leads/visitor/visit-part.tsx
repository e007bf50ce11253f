import { postAddress } from "~/lib/post-address";
import { Button } from "~/ui/controls/button";
import { Field, Textarea } from "~/ui/controls/field";
import type { RefusedMoment, VisitorVisit } from "./visitor-visit.server";

type Props = {
  visit: VisitorVisit;
  /** Address of the file for a calendar. */
  calendar: string;
  /** Why the last post was refused, and what it said. */
  refused: RefusedMoment | null;
};

/** The visitor's appointment, and the form with which he asks for another moment. Works without script. */
export function VisitPart({ visit, calendar, refused }: Props) {
  const error = refused?.moment;
  return (
    <div className="grid gap-4">
      <p className="text-xl">{visit.when}</p>
      <p>
        {visit.who} komt bij u langs. Zorg dat wij bij de plek kunnen waar het om gaat. Ga er zelf niet voor
        het dak op.
      </p>
      <p>
        <a href={calendar} className="text-link">
          Zet in uw agenda
        </a>
      </p>
      {visit.asked !== null && (
        <p className="whitespace-pre-line">
          U vroeg een ander moment. Wij laten u weten of het kan; tot dan staat deze afspraak.
        </p>
      )}
      <details open={error !== undefined} className="no-print border border-ink/35 bg-white">
        <summary className="flex min-h-12 cursor-pointer items-center px-4 py-2 font-semibold hover:bg-accent-wash">
          Vraag een ander moment
        </summary>
        <form
          method="post"
          action={postAddress("#afspraak", error !== undefined)}
          className="grid gap-4 border-t border-rule p-4"
        >
          <input type="hidden" name="wijziging" value="moment" />
          <fieldset>
            <legend className="mb-3">Wanneer komt het u beter uit?</legend>
            <div className="grid gap-2 @pair:grid-cols-3">
              {["ochtend", "middag"].map((part) => (
                <label key={part} className="flex min-h-12 items-center gap-2.5">
                  <input
                    type="checkbox"
                    name="dagdeel"
                    value={part}
                    defaultChecked={refused?.wish.parts.includes(part)}
                    className="size-4.5 shrink-0 accent-(--accent)"
                  />
                  In de {part}
                </label>
              ))}
            </div>
          </fieldset>
          <Field label="Welke dagen komen u uit?" id="wens" error={error}>
            {(control) => (
              <Textarea
                {...control}
                name="wens"
                rows={3}
                defaultValue={refused?.wish.text ?? visit.asked ?? ""}
              />
            )}
          </Field>
          <Button type="submit" variant="outline" className="justify-self-start">
            Vraag een ander moment
          </Button>
        </form>
      </details>
    </div>
  );
}
