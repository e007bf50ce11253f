import { Link } from "react-router";
import type { Picture } from "~/content/types";
import { type RecordState, recordStates } from "~/features/records/model/record-states";
import { momentText } from "~/lib/text/moment-text";
import { Badge, type BadgeVariant } from "~/ui/controls/badge";
import { MediaPicture } from "~/ui/controls/media-picture";

export type RecordRowView = {
  key: string;
  href: string;
  title: string;
  state: RecordState;
  changed: { by: string; at: number } | null;
  /** When it will be published, ms. */
  publishAt?: number | null;
  cover: Picture | null;
  /** Why the office must look at it. */
  attention?: string | null;
};

const badges: Record<RecordState, BadgeVariant> = {
  original: "secondary",
  draft: "outline",
  scheduled: "secondary",
  published: "default",
  changed: "secondary",
  binned: "destructive",
};

type RowsProps = {
  rows: RecordRowView[];
  now: number;
  /** Room for a photo, also where there is none (yet). */
  covers: boolean;
};

/** Records of one type, each a link to its editor. */
export function RecordRows({ rows, now, covers }: RowsProps) {
  return (
    <ul className="divide-y divide-rule border-y border-ink">
      {rows.map(({ key, href, title, state, changed, publishAt, cover, attention }) => (
        <li key={key}>
          <Link to={href} className="flex min-h-14 items-center gap-4 py-2 no-underline hover:bg-paper-deep">
            {covers && <Cover cover={cover} />}
            <span className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1">
              <span className="mr-auto min-w-0">
                <span className="font-semibold">{title || "Zonder titel"}</span>
                {attention && <span className="block text-sm text-danger">{attention}</span>}
              </span>
              {(publishAt || changed) && (
                <span className="text-sm text-ink-soft">
                  {publishAt
                    ? `Wordt geplaatst ${momentText(publishAt, now)}`
                    : changed && `${momentText(changed.at, now)} · ${changed.by}`}
                </span>
              )}
              {attention && <Badge variant="destructive">Aandacht nodig</Badge>}
              <Badge variant={badges[state]}>{recordStates[state]}</Badge>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The title stands beside it. */
function Cover({ cover }: { cover: Picture | null }) {
  return (
    <span className="h-14 w-18 flex-none border border-rule bg-paper-deep">
      {cover && <MediaPicture {...cover} alt="" sizes="4.5rem" className="size-full object-cover" />}
    </span>
  );
}
