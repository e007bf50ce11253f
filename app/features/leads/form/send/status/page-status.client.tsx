import { createRoot } from "react-dom/client";
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
  | { state: SendState; onSend: () => void; onCancel: () => void; action?: string }
  | { received: Omit<ConfirmationProps, "onClose" | "compact" | "quiet"> }
);

let place: HTMLElement | null = null;
let render: (status: PageStatus | null) => void;
/** What the visitor put away; it comes back when there is other news. */
let hidden = "";

/** Shows where the lead is in a corner of the page, where it stays; null takes it away. Takes no focus. */
export function showOnPage(status: PageStatus | null): void {
  if (!place) {
    if (!status) return;
    place = document.body.appendChild(document.createElement("div"));
    const root = createRoot(place);
    render = (next) => root.render(next && <StatusCard status={next} />);
  }
  const news = !status ? "" : "state" in status ? status.state.at : "received";
  if (news !== hidden) hidden = "";
  render(hidden ? null : status);
}

function hide(news: string) {
  hidden = news;
  render(null);
}

/** What stands in the corner. */
export function StatusCard({ status }: { status: PageStatus }) {
  const news = "state" in status ? status.state.at : "received";
  return (
    <section
      aria-label="Uw aanvraag"
      style={{
        // A phone on its side has more room beside it than above: it leaves the header free.
        width: "min(100vw - 2rem, max(26rem, 70rem - 100vh))",
        // Of several leads it says more than a small phone shows at once.
        maxHeight: "calc(100vh - 6rem)",
        // Above the bar of the page, which from 80rem on is not there.
        bottom: "clamp(1.5rem, (80rem - 100vw) * 99, 5rem)",
      }}
      className="fixed right-4 z-50 overflow-y-auto bg-paper shadow-panel sm:right-6 xl:right-20"
    >
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
        <Confirmation {...status.received} onClose={() => hide(news)} compact quiet />
      ) : (
        <div className="flex items-start justify-between gap-2 border-2 border-ink p-4">
          <div className="grid grow gap-2">
            <p className="font-semibold">Uw aanvraag</p>
            <Status {...status} />
          </div>
          <Button
            variant="ghost"
            size="icon"
            className="-mt-3 -mr-3"
            onClick={() => hide(news)}
            aria-label="Melding verbergen"
          >
            <Icon name="close" />
          </Button>
        </div>
      )}
    </section>
  );
}

function Status({ state, onSend, onCancel, action }: Extract<PageStatus, { state: SendState }>) {
  if (state.at === "sending") return <SendProgress {...state} onCancel={onCancel} />;
  if (state.at === "idle") return <p role="status">{unsentText(state)}</p>;
  return (
    <>
      <p role={state.at === "waiting" && state.again ? undefined : "alert"}>
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
        {state.at === "failed" && action && (
          <a href={action} className="text-link">
            Naar het formulier
          </a>
        )}
      </div>
    </>
  );
}
