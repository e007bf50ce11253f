import { Button } from "~/ui/controls/button";
import { Field, Input } from "~/ui/controls/field";
import { Icon } from "~/ui/icons/icon";
import { NoteList, type NoteRow } from "./note-list";
import { PersonList, type PersonRow } from "./person-list";

type PersonChoiceProps = {
  rows: PersonRow[];
  notes: NoteRow[];
  /** There are more than these. */
  more: boolean;
  who: string;
  /** Where the zip is, and where erasing is asked. */
  zip: string;
  erase: string;
  /** An erasure that did not happen: what was ticked, and what is wrong. */
  refused: { chosen: string[]; notes: number[]; problem: string } | null;
};

/** What is kept of a person, and what to do with it. Erasing asks for a reference, as nothing brings it back. */
export function PersonChoice({ rows, notes, more, who, zip, erase, refused }: PersonChoiceProps) {
  if (rows.length === 0) return <p className="border-t border-rule py-6">Van ‘{who}’ is niets bewaard.</p>;
  return (
    <form action={zip} key={who} className="grid grid-cols-1 gap-6">
      <p className="measure text-ink-soft">
        Aangevinkt is wat bij ‘{who}’ hoort. Wat verder met deze klant samenhangt staat er zonder vinkje, met
        de reden: kijk van wie het is, en vink aan wat mee moet.
      </p>
      {more && (
        <p className="measure border-l-4 border-danger bg-danger-wash px-4 py-3">
          Er zijn meer dan {rows.length} aanvragen met dit nummer of e-mailadres. De andere staan hier niet
          bij: zoek ze op met hun referentie.
        </p>
      )}
      {/* What was on the list when the choice was made: what came since is said, not done. */}
      {rows.map(({ id }) => (
        <input key={id} type="hidden" name="listed" value={id} />
      ))}
      <PersonList rows={rows} chosen={refused?.chosen ?? null} />
      <NoteList notes={notes} chosen={refused?.notes ?? null} />
      <div className="flex flex-wrap items-start gap-3">
        <Button type="submit" variant="outline">
          <Icon name="download" /> Gegevens downloaden (zip)
        </Button>
        <details className="group max-w-xl" open={refused !== null}>
          <summary className="flex min-h-12 items-center gap-2 rounded-md border border-danger px-5 font-semibold text-danger hover:bg-danger-wash">
            <Icon name="trash" /> Wissen…
          </summary>
          <div className="mt-3 border-l-4 border-danger bg-danger-wash p-4">
            <p>
              De aangevinkte aanvragen{notes.length > 0 && " en notities"} verdwijnen uit dit beheer:
              gegevens, foto’s, berichten en verloop. Dat kan niet ongedaan worden gemaakt. In de mailbox van
              kantoor staat elke aanvraag ook: zoek daar op de referentie en verwijder die mails zelf.
            </p>
            <Field
              label="Typ ter bevestiging de referentie over"
              hint={`Van een van de aangevinkte aanvragen, zoals ${rows[0]?.reference}.`}
              error={refused?.problem}
              className="mt-3"
            >
              {(control) => (
                <Input
                  {...control}
                  name="confirmation"
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  maxLength={20}
                  autoFocus={refused !== null}
                  // A form that is sent with Enter would take its first button: the download.
                  onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
                  className="max-w-56 uppercase"
                />
              )}
            </Field>
            <Button type="submit" variant="destructive" className="mt-3" formMethod="post" formAction={erase}>
              Definitief wissen
            </Button>
          </div>
        </details>
      </div>
    </form>
  );
}
