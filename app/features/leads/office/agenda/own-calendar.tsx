import { Form } from "react-router";
import { Button } from "~/ui/controls/button";
import { Field, Input } from "~/ui/controls/field";

type Props = {
  /** When the address was made, in words; null where there is none. */
  made: string | null;
  /** Just made: the only time that it can be seen. */
  address: string | null;
  busy: boolean;
};

/** The address under which one's own calendar program reads one's visits. */
export function OwnCalendar({ made, address, busy }: Props) {
  return (
    <section aria-labelledby="mijn-agenda" className="grid max-w-2xl grid-cols-1 gap-4">
      <h2 id="mijn-agenda" className="text-2xl">
        Mijn agenda
      </h2>
      <p>
        Zet uw bezoeken in de agenda die u al gebruikt, op uw telefoon of in Outlook. U maakt hier een adres,
        en abonneert uw agenda daarop. Die kijkt dan zelf of er iets veranderd is; bij Google kan dat uren
        duren.
      </p>
      <p className="border-l-4 border-danger pl-3">
        Wie dit adres heeft, leest uw bezoeken zonder aanmelden: tijd, soort werk, naam, adres en
        telefoonnummer van de aanvrager. Geef het niet door. Raakt uw telefoon kwijt, trek het adres dan in.
      </p>
      {address && (
        <div role="status" className="grid grid-cols-1 gap-2 border-2 border-success p-4">
          <Field label="Uw adres" hint="Kopieer het nu: het is hierna niet meer te zien.">
            {(control) => (
              <Input {...control} readOnly value={address} onFocus={(event) => event.target.select()} />
            )}
          </Field>
          <p className="text-sm text-ink-soft">
            iPhone: Instellingen, Agenda, Accounts, Voeg account toe, Andere, Agenda-abonnement. Google:
            Andere agenda’s, Via URL. Outlook: Agenda toevoegen, Abonneren via internet.
          </p>
        </div>
      )}
      {made && !address && <p>Uw adres is gemaakt: {made}.</p>}
      <Form method="post" className="flex flex-wrap gap-2" preventScrollReset>
        <Button type="submit" name="action" value="make" variant="outline" aria-disabled={busy}>
          {made ? "Nieuw adres maken" : "Adres maken"}
        </Button>
        {made && (
          <Button type="submit" name="action" value="end" variant="outline" aria-disabled={busy}>
            Adres intrekken
          </Button>
        )}
      </Form>
      {made && <p className="text-sm text-ink-soft">Met een nieuw adres werkt het oude niet meer.</p>}
    </section>
  );
}
