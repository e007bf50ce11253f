import { Form } from "react-router";
import { Button } from "~/ui/controls/button";

type Device = { id: string; label: string; since: string; last: string };

/** Where one is told: what was there last, a message to try it, and an end to it. */
export function DeviceList({ devices, busy }: { devices: Device[]; busy: boolean }) {
  if (devices.length === 0) return <p className="text-ink-soft">Nog geen enkel toestel.</p>;
  return (
    <ul className="divide-y divide-rule border-y border-ink">
      {devices.map(({ id, label, since, last }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
          <p className="mr-auto">
            <span className="font-semibold">{label}</span>
            <span className="block text-sm text-ink-soft">
              {since}. {last}
            </span>
          </p>
          <Form method="post" className="flex flex-wrap gap-3" preventScrollReset>
            <input type="hidden" name="device" value={id} />
            <Button
              type="submit"
              name="action"
              value="test"
              variant="outline"
              size="sm"
              className="min-h-11"
              aria-disabled={busy}
            >
              Proefmelding sturen<span className="sr-only">: {label}</span>
            </Button>
            <Button
              type="submit"
              name="action"
              value="remove"
              variant="outline"
              size="sm"
              className="min-h-11"
              aria-disabled={busy}
            >
              Verwijderen<span className="sr-only">: {label}</span>
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}
