import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { type DeviceState, deviceState, turnOff, turnOn } from "~/admin/push/own-device";
import { Button } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";

type Shown = DeviceState | "looking" | "busy" | "later" | "failed";

const texts: Record<Exclude<Shown, "looking" | "busy">, string> = {
  unsupported: "Deze browser kent geen meldingen. Gebruik een actuele Chrome, Edge, Firefox of Safari.",
  "home-screen":
    "Op een iPhone of iPad komen meldingen alleen in de app. Tik in Safari op Deel (het vierkant met de pijl), kies ‘Zet op beginscherm’, open Beheer vanaf uw beginscherm en kom daar terug op deze pagina.",
  denied:
    "Deze browser mag van u geen meldingen tonen. Tik op het teken vóór het adres, of open de instellingen van de browser, sta meldingen voor deze website toe en laad de pagina opnieuw.",
  off: "Dit toestel krijgt nog geen meldingen. De browser vraagt het u één keer.",
  on: "Dit toestel krijgt meldingen.",
  later: "U hebt nog niets gekozen. Meldingen staan uit tot u in de browser ‘Toestaan’ kiest.",
  failed:
    "Dat is niet gelukt: de dienst die meldingen bezorgt, antwoordt niet. Kijk of dit toestel verbinding heeft en probeer het opnieuw.",
};

/** Turns notifications on and off on the device that one holds; asks for permission from the button only. */
export function OwnDevicePanel({ publicKey }: { publicKey: string }) {
  const [state, setState] = useState<Shown>("looking");
  const { revalidate } = useRevalidator();
  useEffect(() => {
    deviceState().then(setState, () => setState("unsupported"));
  }, []);
  if (publicKey === "")
    return (
      <p className="measure">Meldingen zijn op deze website nog niet ingesteld. Vraag het de beheerder.</p>
    );
  const change = async (work: () => Promise<Shown>) => {
    setState("busy");
    setState(await work().catch(() => "failed" as const));
    await revalidate();
  };
  const offered = ["off", "later", "failed"].includes(state);
  return (
    <div className="grid justify-items-start gap-4">
      <p role="status" className="measure flex min-h-6 items-start gap-2.5">
        {state === "on" && <Icon name="check" className="mt-0.5 shrink-0 text-success" />}
        <span>{state === "looking" || state === "busy" ? "Een ogenblik…" : texts[state]}</span>
      </p>
      {offered && (
        <Button onClick={() => change(() => turnOn(publicKey))}>
          <Icon name="bell" /> Meldingen aanzetten
        </Button>
      )}
      {state === "on" && (
        <Button variant="outline" onClick={() => change(() => turnOff().then(() => "off" as const))}>
          Op dit toestel uitzetten
        </Button>
      )}
    </div>
  );
}
