import { CountField } from "./count-field";
import type { SettingFormProps } from "./setting-types";

/** Whether customers are asked for a review by themselves, and when. */
export function ReviewsForm({ value, errors }: SettingFormProps<"reviews">) {
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-5">
      <p className="text-ink-soft">
        De klant krijgt één korte mail met een link naar een pagina waar hij schrijft. Een tweede komt er
        nooit, ook niet als u de knop bij de aanvraag gebruikt. Wat hij schrijft, komt als concept bij Inhoud,
        Beoordelingen.
      </p>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name="on"
          defaultChecked={value.on}
          className="size-5 shrink-0 accent-(--accent)"
        />
        Vraag het vanzelf aan elke klant met een mailadres
      </label>
      <CountField
        name="days"
        label="Dagen nadat de aanvraag op ‘Gewonnen’ kwam"
        hint="Gewonnen is nog niet opgeleverd: kies zo veel dagen dat het werk dan meestal klaar is. De mail gaat in de ochtend weg. Zet u dit aan, dan krijgen ook klanten hem die hooguit een maand eerder aan de beurt waren."
        value={value.days}
        error={errors.days}
      />
      <p className="text-ink-soft">
        Vraag het aan iedereen of aan niemand: alleen tevreden klanten vragen is misleidend, en dat mag niet.
      </p>
    </div>
  );
}
