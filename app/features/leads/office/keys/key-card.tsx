import { useId, useRef, useState } from "react";
import { Button } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";
import { keysAreOn, switchKeys, useKeys } from "./use-keys";

const card = {
  "In de lijst": {
    "j k": "volgende, vorige aanvraag",
    Enter: "openen",
    x: "kiezen",
    e: "afhandelen: kies wat er met de gekozen aanvragen gebeurt",
    "/": "zoeken",
  },
  "Op een aanvraag": {
    "j k": "volgende, vorige aanvraag van de lijst",
    e: "afhandelen: naar de volgende stap, Enter doet hem",
    n: "notitie schrijven; Esc gaat er weer uit",
    u: "terug naar de lijst",
  },
  Allebei: { "?": "deze kaart" },
};

/** The button that shows which keys there are; so does `?`. There they can be switched off too. */
export function KeyCard({ className = "" }: { className?: string }) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [on, setOn] = useState(true);
  function open() {
    setOn(keysAreOn());
    dialog.current?.showModal();
  }
  function change(next: boolean) {
    switchKeys(next);
    setOn(next);
  }
  useKeys({ "?": open });
  return (
    <>
      <Button variant="ghost" size="sm" className={`no-print min-h-11 ${className}`} onClick={open}>
        Sneltoetsen
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby={id}
        className="m-auto w-[min(34rem,calc(100vw-2rem))] bg-paper p-0 text-ink"
      >
        <div className="flex items-center justify-between border-b border-ink py-2 pr-2 pl-5">
          <h2 id={id} className="text-xl">
            Sneltoetsen
          </h2>
          <Button variant="ghost" size="icon" aria-label="Sluiten" onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </Button>
        </div>
        <div className="grid gap-5 p-5">
          {Object.entries(card).map(([where, keys]) => (
            <section key={where} aria-label={where}>
              <h3 className="label-caps mb-2 font-text">{where}</h3>
              <dl className="grid grid-cols-[4.5rem_1fr] gap-y-1.5">
                {Object.entries(keys).map(([names, what]) => (
                  <div key={names} className="contents">
                    <dt>
                      {names.split(" ").map((name) => (
                        <kbd key={name} className="mr-1 border border-ink/40 px-1.5 py-0.5 font-text text-sm">
                          {name}
                        </kbd>
                      ))}
                    </dt>
                    <dd>{what}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
          <label className="flex min-h-11 cursor-pointer items-center gap-3 border-t border-rule pt-3">
            <input
              type="checkbox"
              className="size-5 accent-accent"
              checked={on}
              onChange={({ target }) => change(target.checked)}
            />
            Sneltoetsen gebruiken op dit apparaat
          </label>
        </div>
      </dialog>
    </>
  );
}
