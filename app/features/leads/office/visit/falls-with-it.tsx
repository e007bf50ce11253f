import type { VisitView } from "./visit-view.server";

/** In the form that can mark a request lost: the visit that is called off with it, and whether the visitor is mailed. */
export function FallsWithIt({ falls }: { falls: VisitView["falls"] }) {
  if (falls === null) return null;
  const text = `Bij ‘Verloren’ vervalt de afspraak van ${falls.when}`;
  const shown = <input type="hidden" name="asked" value={falls.asked} />;
  if (!falls.told)
    return (
      <p className="w-full text-sm text-ink-soft">
        {shown}
        {text}. De aanvrager kreeg er geen mail over.
      </p>
    );
  return (
    <label className="flex min-h-11 w-full items-center gap-3 text-sm">
      {shown}
      <input type="hidden" name="mailAsked" value="yes" />
      <input
        type="checkbox"
        name="mail"
        value="yes"
        defaultChecked
        className="size-5 shrink-0 accent-(--accent)"
      />
      {text}; aanvrager mailen
    </label>
  );
}
