import { Form, Link } from "react-router";
import { requests } from "~/features/leads/office/model/requests";
import { paths } from "~/paths";
import { Button, buttonClass } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";
import type { Label } from "./label";
import { LabelChip } from "./label-chip";
import { NewLabelFields } from "./new-label-fields";

/** `ending`: the one that is to go, and how many requests have it. */
type LabelsPageProps = { labels: Label[]; ending: (Label & { leads: number }) | null; busy: boolean };

/** All labels: make one, or end one everywhere. */
export function LabelsPage({ labels, ending, busy }: LabelsPageProps) {
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-6">
      <Link
        to={paths.adminLeads}
        className="inline-flex min-h-11 items-center gap-2 justify-self-start text-sm"
      >
        <Icon name="arrow-left" size={4} /> Naar de aanvragen
      </Link>
      <h1 className="text-3xl">Labels</h1>
      <p className="text-ink-soft">
        Een eigen woord van kantoor voor aanvragen, bijvoorbeeld ‘steiger nodig’. De aanvrager ziet ze niet.
      </p>
      {labels.length > 0 && (
        <ul className="border-t border-ink">
          {labels.map((label) => (
            <li
              key={label.id}
              className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 border-b border-rule py-1"
            >
              <LabelChip label={label} />
              {ending?.id === label.id ? (
                <EndLabel label={ending} busy={busy} />
              ) : (
                <Link
                  to={`${paths.adminLabels}?weg=${label.id}`}
                  preventScrollReset
                  className={buttonClass("ghost", "sm", "min-h-11")}
                >
                  Verwijderen<span className="sr-only"> van label {label.name}</span>
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
      <Form method="post" key={labels.length} preventScrollReset className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="action" value="make" />
        <NewLabelFields />
        <Button type="submit" variant="outline" aria-disabled={busy}>
          Maken
        </Button>
      </Form>
    </div>
  );
}

function EndLabel({ label, busy }: { label: Label & { leads: number }; busy: boolean }) {
  return (
    <Form
      method="post"
      action={paths.adminLabels}
      preventScrollReset
      className="flex flex-wrap items-center gap-2"
    >
      <p role="status">
        {label.leads === 0
          ? "Geen aanvraag heeft dit label."
          : `Het gaat dan ook weg bij ${requests(label.leads)}.`}
      </p>
      <input type="hidden" name="label" value={label.id} />
      <Button
        type="submit"
        name="action"
        value="end"
        variant="destructive"
        size="sm"
        className="min-h-11"
        aria-disabled={busy}
        autoFocus
      >
        Verwijderen
      </Button>
      <Link to={paths.adminLabels} preventScrollReset className={buttonClass("ghost", "sm", "min-h-11")}>
        Behouden
      </Link>
    </Form>
  );
}
