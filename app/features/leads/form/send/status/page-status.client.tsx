import { createRoot, type Root } from "react-dom/client";
import type { SendState } from "~/features/leads/form/send/send-result";
import { Button } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";
import { CallText } from "./call-text";
import { Confirmation, type ConfirmationProps } from "./confirmation-notice";
import { waitsText } from "./failure-text";
import { callHref, SendProgress, unsentText, WithdrawButton } from "./send-status";

/** What became of a lead that went before, and where to go on with it. */
export type ToldBefore = { text: string; link: { label: string; href: string } | null };

/** What the page says of a lead whose form is closed, or was left on another page. */
export type PageStatus = { before?: ToldBefore[] } & (
  | {
      title?: string | undefined;
      state: SendState;
      /** Tries at once what waits. */
      onSend: () => void;
      onCancel: () => void;
      /** Of what failed: where its form is, or what shows it, which has said so before. */
      action?: string;
      onOpen?: () => void;
    }
  | { received: Omit<ConfirmationProps, "onClose" | "compact" | "quiet"> }
);

let root: Root | null = null;
/** By what each is about. */
const statuses = new Map<string, PageStatus>();
/** What the visitor put away; it comes back when there is other news. */
const hidden = new Map<string, string>();

/** Shows where a lead is in a corner of the page, where it stays; null takes it away. Takes no focus. */
export function showOnPage(status: PageStatus | null, about: string): void {
  if (!root && !status) return;
  if (!status || newsOf(status) !== hidden.get(about)) hidden.delete(about);
  if (status) statuses.set(about, status);
  else statuses.delete(about);
  draw();
}

const newsOf = (status: PageStatus) => ("state" in status ? status.state.at : "received");

function draw() {
  root ??= createRoot(document.body.appendChild(document.createElement("div")));
  const shown = [...statuses].filter(([about]) => !hidden.has(about));
  root.render(shown[0] && <StatusCards shown={shown} />);
  // Of the same request, and in the same place.
  const line = document.querySelector<HTMLElement>(".resume-line");
  if (line) line.hidden = shown.length > 0;
}

function hide(about: string, status: PageStatus) {
  hidden.set(about, newsOf(status));
  draw();
}

/** What stands in the corner: a card for each lead. */
function StatusCards({ shown }: { shown: [about: string, status: PageStatus][] }) {
  return (
    <div
      style={{
        // A phone on its side has more room beside it than above: it leaves the header free.
        width: "min(100vw - 2rem, max(26rem, 70rem - 100vh))",
        // Of several leads it says more than a small phone shows at once.
        maxHeight: "calc(100vh - 6rem)",
        // Above the bar of the page, which from 80rem on is not there.
        bottom: "clamp(1.5rem, (80rem - 100vw) * 99, 5rem)",
      }}
      className="fixed right-4 z-50 grid gap-2 overflow-y-auto sm:right-6 xl:right-20"
    >
      {shown.map(([about, status]) => (
        <StatusCard key={about} status={status} onHide={() => hide(about, status)} />
      ))}
    </div>
  );
}

export function StatusCard({ status, onHide }: { status: PageStatus; onHide: () => void }) {
  return (
    <section aria-label="Uw aanvraag" className="bg-paper shadow-panel">
      {status.before?.map(({ text, link }) => (
        <p key={text} role="status" className="border-2 border-ink p-4">
          <CallText text={text} href={callHref()} />{" "}
          {link && (
            <a href={link.href} className="text-link">
              {link.label}
            </a>
          )}
        </p>
      ))}
      {"received" in status ? (
        <Confirmation {...status.received} onClose={onHide} compact quiet />
      ) : (
        <div className="flex items-start justify-between gap-2 border-2 border-ink p-4">
          <div className="grid grow gap-2">
            <p className="font-semibold">{status.title ?? "Uw aanvraag"}</p>
            <Status {...status} />
          </div>
          <Button
            variant="ghost"
            size="icon"
            className="-mt-3 -mr-3"
            onClick={onHide}
            aria-label="Melding verbergen"
          >
            <Icon name="close" />
          </Button>
        </div>
      )}
    </section>
  );
}

function Status({ state, onSend, onCancel, action, onOpen }: Extract<PageStatus, { state: SendState }>) {
  if (state.at === "sending") return <SendProgress {...state} onCancel={onCancel} />;
  if (state.at === "idle") return <p role="status">{unsentText(state)}</p>;
  const said = onOpen || (state.at === "waiting" && state.again);
  return (
    <>
      <p role={said ? undefined : "alert"}>
        <CallText text={state.text} href={callHref()} /> {state.at === "waiting" && waitsText(state.kept)}
      </p>
      <div className="flex flex-wrap gap-2">
        {state.at === "waiting" && (
          <>
            <Button size="sm" onClick={onSend}>
              Nu proberen
            </Button>
            <WithdrawButton onCancel={onCancel} />
          </>
        )}
        {onOpen && (
          <Button size="sm" onClick={onOpen}>
            Ga verder met uw aanvraag
          </Button>
        )}
        {state.at === "failed" && action && (
          <a href={action} className="text-link">
            Naar het formulier
          </a>
        )}
      </div>
    </>
  );
}
