import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { useQuietRevalidate } from "~/features/leads/office/live/use-quiet-revalidate";
import { classNames } from "~/lib/text/class-names";
import { Button } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";
import type { MessageState, ThreadItem } from "./thread-view";

type ThreadProps = {
  items: ThreadItem[];
  /** Of the posts; null for who may not take a mail back or send it again. */
  address: string | null;
};

const looks: Record<ThreadItem["side"], string> = {
  visitor: "border-ink bg-white",
  office: "border-accent bg-accent-wash",
  colleagues: "border-accent-hatch bg-transparent",
};

/** What was said between the visitor and the office, and among colleagues, in one place and in order. */
export function Thread({ items, address }: ThreadProps) {
  return (
    <ol className="grid grid-cols-1 gap-3">
      {items.map(({ id, side, title, who, when, subject, text, files, came, mail, state }) => (
        <li key={id} className={classNames("min-w-0 border-l-4 px-3 py-2", looks[side])}>
          <p className="flex flex-wrap justify-between gap-x-4 text-sm">
            <span>
              <span className="font-semibold">{title}</span> · {who}
            </span>
            <span className="text-ink-soft tabular-nums">{when}</span>
          </p>
          {subject && <p className="mt-1 text-sm text-ink-soft">{subject}</p>}
          {text && <p className="mt-1 break-words whitespace-pre-line">{text}</p>}
          {files.map((name) => (
            <p key={name} className="mt-1 flex items-center gap-2 text-sm break-all">
              <Icon name="file" size={4} /> {name}
            </p>
          ))}
          <Came files={came} />
          {mail && (
            <a
              href={mail}
              download
              className="no-print inline-flex min-h-11 items-center gap-2 text-sm text-ink-soft"
            >
              <Icon name="download" size={4} /> De mail zoals hij kwam
            </a>
          )}
          {state && <State {...state} address={address} />}
        </li>
      ))}
    </ol>
  );
}

/** What came along with a mail, beside what was written with it. */
function Came({ files }: { files: ThreadItem["came"] }) {
  if (files.length === 0) return null;
  return (
    <ul aria-label="Kwam mee met deze mail" className="mt-2 flex flex-wrap gap-2">
      {files.map(({ name, href, shown }) => (
        <li key={href} className="min-w-0">
          <a
            href={href}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center gap-2 text-sm break-all"
          >
            {shown ? (
              <img src={href} alt={name} loading="lazy" className="size-20 bg-paper-deep object-cover" />
            ) : (
              <>
                <Icon name="file" size={4} /> {name}
              </>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What becomes of a mail. It counts down while it can be taken back, and asks anew, ever less often, until its fate is known. */
function State({
  message,
  text,
  failed,
  undoFor,
  open,
  address,
}: MessageState & Pick<ThreadProps, "address">) {
  const fetcher = useFetcher();
  const revalidate = useQuietRevalidate();
  // Not known before the page is there: both draw it first.
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (!open) return;
    // How long is the server's word: the clock of this device may be wrong.
    const ends = performance.now() + (undoFor ?? 0);
    const look = () => {
      const seconds = Math.ceil((ends - performance.now()) / 1000);
      setLeft(Math.max(0, seconds));
      // The sender needs a moment; one that is held or tried again needs hours. After 2, 4, 8, 16 … seconds.
      if (seconds <= -2 && Number.isInteger(Math.log2(-seconds))) void revalidate();
    };
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [open, undoFor, revalidate]);
  const waits = undoFor !== null && left !== null && left > 0;
  const action = waits ? "unsend" : failed ? "resend" : null;
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4">
      <p className={classNames("text-sm", failed ? "font-semibold text-danger" : "text-ink-soft")}>
        {waits ? `gaat over ${left} s weg` : text}
      </p>
      {action && address !== null && (
        <fetcher.Form method="post" action={address} className="no-print">
          <input type="hidden" name="message" value={message} />
          <Button
            type="submit"
            name="action"
            value={action}
            variant="outline"
            size="sm"
            className="min-h-11"
            aria-disabled={fetcher.state !== "idle"}
          >
            {waits ? "Ongedaan maken" : "Opnieuw versturen"}
          </Button>
        </fetcher.Form>
      )}
    </div>
  );
}
