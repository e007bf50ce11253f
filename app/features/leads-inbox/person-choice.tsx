import { Button } from "~/ui/button";
import { Icon } from "~/ui/icons";
import { PersonList, type PersonRow } from "./person-list";

type PersonChoiceProps = {
  rows: PersonRow[];
  who: string;
  /** Where the zip is, and where erasing is asked. */
  zip: string;
  erase: string;
};

/** What is kept of a person, and what to do with it. Erasing takes a second press, as nothing brings it back. */
export function PersonChoice({ rows, who, zip, erase }: PersonChoiceProps) {
  if (rows.length === 0) return <p className="border-t border-rule py-6">Van ‘{who}’ is niets bewaard.</p>;
  return (
    <form action={zip} key={who} className="grid gap-6">
      <PersonList rows={rows} />
      <div className="flex flex-wrap items-start gap-3">
        <Button type="submit" variant="outline">
          <Icon name="download" /> Gegevens downloaden (zip)
        </Button>
        <details className="group max-w-xl">
          <summary className="flex min-h-12 items-center gap-2 rounded-md border border-danger px-5 font-semibold text-danger hover:bg-danger-wash">
            <Icon name="trash" /> Wissen…
          </summary>
          <div className="mt-3 border-l-4 border-danger bg-danger-wash p-4">
            <p>
              De aangevinkte aanvragen verdwijnen overal: gegevens, foto’s, berichten en verloop. Dit is het
              enige in beheer dat niet ongedaan gemaakt kan worden.
            </p>
            <Button type="submit" variant="destructive" className="mt-3" formMethod="post" formAction={erase}>
              Definitief wissen
            </Button>
          </div>
        </details>
      </div>
    </form>
  );
}
