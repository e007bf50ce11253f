import { useState } from "react";

/** A service as its opener calls it. */
export type Subject = { id: string; name: string };

type Props = {
  form: { watch: (name: never) => unknown; setValue: (name: never, value: never) => void };
  opened?: Subject;
  className?: string;
};

/**
 * What the request is about, which no field asks: a link or an earlier draft brought it along. It can be left out, and
 * put back with the same button, which keeps the focus.
 */
export function About({ form, opened, className }: Props) {
  const [left, leave] = useState("");
  const id = String(form.watch("projectType" as never) ?? "");
  const shown = id || left;
  if (!shown) return null;
  const toggle = () => {
    leave(id);
    form.setValue("projectType" as never, (id ? "" : left) as never);
  };
  const name = shown === opened?.id && opened.name;
  return (
    <p className={className}>
      Uw aanvraag gaat {!id && "niet meer "}over{" "}
      <strong className="text-ink">{name || shown.replaceAll("-", " ")}</strong>.{" "}
      <button type="button" onClick={toggle} className="only-scripted underline">
        {id ? "Toch niet" : "Zet terug"}
      </button>
    </p>
  );
}
