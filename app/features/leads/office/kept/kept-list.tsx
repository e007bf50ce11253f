import { Form } from "react-router";
import { paths } from "~/paths";
import { Button, buttonClass } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";
import type { KeptRow } from "./kept-view";

type KeptListProps = {
  rows: KeptRow[];
  /** What one's role may do with them besides fetching them. */
  may: { take: boolean; erase: boolean };
  busy: boolean;
};

/** Mails that came in and stand nowhere else: from whom, why, and what can be done with each. */
export function KeptList({ rows, may, busy }: KeptListProps) {
  return (
    <ul className="border-t border-ink">
      {rows.map(({ id, subject, from, about, file, inThread }) => (
        <li key={id} className="grid grid-cols-1 gap-2 border-b border-rule py-3">
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{subject}</p>
            <p className="text-sm text-ink-soft wrap-anywhere">{from}</p>
            <p className="text-sm text-ink-soft tabular-nums">{about}</p>
          </div>
          {file && (
            <div className="no-print flex flex-wrap gap-3">
              <a href={file} download className={buttonClass("outline", "sm", "min-h-11")}>
                <Icon name="download" size={4} /> Downloaden
                <span className="sr-only">: {subject}</span>
              </a>
              {may.take && (
                <Act id={id} action="take" busy={busy} about={subject}>
                  {inThread ? "In het gesprek zetten" : "Aanvraag van maken"}
                </Act>
              )}
              {may.erase && (
                <details>
                  <summary className="min-h-11 py-2.5 text-sm font-semibold">
                    Wissen…<span className="sr-only"> {subject}</span>
                  </summary>
                  <p className="mb-2 text-sm">Dat kan niet ongedaan worden gemaakt.</p>
                  <Act id={id} action="erase" busy={busy} about={subject}>
                    Wis deze mail
                  </Act>
                </details>
              )}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

type ActProps = { id: string; action: "take" | "erase"; about: string; busy: boolean; children: string };

function Act({ id, action, about, busy, children }: ActProps) {
  return (
    <Form method="post" action={paths.adminKeptMails}>
      <input type="hidden" name="mail" value={id} />
      <Button
        type="submit"
        name="action"
        value={action}
        variant="outline"
        size="sm"
        className="min-h-11"
        aria-disabled={busy}
      >
        {children}
        <span className="sr-only">: {about}</span>
      </Button>
    </Form>
  );
}
