import { type ReactNode, useEffect, useReducer, useRef, useSyncExternalStore } from "react";
import { Form, NavLink, useLocation, useNavigation } from "react-router";
import { classNames } from "~/lib/text/class-names";
import { paths } from "~/paths";
import { Button } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";
import { Logo } from "~/ui/shell/logo";
import { keepRequestCode } from "./code-at-hand";
import { COMMAND_DONE } from "./drafts/draft-client";
import { officeFetch } from "./office-fetch";
import { repairDevice } from "./push/own-device";
import { SignOff } from "./push/sign-off";
import type { WaitReason } from "./retrying-fetch";
import { SkipLinks } from "./skip-links";
import { useCurrentInView } from "./use-current-in-view";
import { focusIfLost, useFocusKept } from "./use-focus-kept";

type AdminFrameProps = {
  companyName: string;
  person: { email: string; name: string; role: string };
  nav: { label: string; href: string }[];
  /** Whether this person works with requests, and may be told of them. */
  notifications: boolean;
  message?: AdminMessage | null;
  children: ReactNode;
};

type AdminMessage = {
  tone: "success" | "error";
  text: string;
  /** The post that takes back what was just done; `until`: for how long it can, and what is true then. */
  undo?: { href: string; fields: Record<string, string>; until?: { seconds: number; text: string } };
};

/** Round every page of /admin: where I am, who I am, and how it went. */
export function AdminFrame({ companyName, person, nav, notifications, message, children }: AdminFrameProps) {
  const busy = useNavigation().state !== "idle";
  const { pathname } = useLocation();
  const rowOfRooms = useCurrentInView<HTMLUListElement>(pathname);
  const status = useRef<HTMLDivElement>(null);
  // The button that was pressed may be gone: the message is where one goes on, 'Ongedaan maken' is in it.
  useEffect(() => {
    if (message) focusIfLost(status.current);
  }, [message]);
  useEffect(() => {
    if (!notifications) return;
    repairDevice();
    keepRequestCode();
  }, [notifications]);
  useFocusKept(pathname);
  return (
    <div className="min-h-dvh max-md:pb-32" data-person={person.email}>
      <SkipLinks />
      <div
        aria-hidden="true"
        className={classNames(
          "fixed inset-x-0 top-0 z-20 h-0.5 origin-left bg-accent transition-transform duration-300 motion-reduce:transition-none",
          busy ? "scale-x-75" : "scale-x-0",
        )}
      />
      <LineNotice me={person.email} />
      <header className="no-print border-b border-ink">
        <div className="page flex flex-wrap items-center gap-x-3 gap-y-1 py-3 sm:gap-x-6">
          <a
            href="/"
            className="flex items-center gap-3 no-underline"
            aria-label={`Naar de website van ${companyName}`}
          >
            <Logo name={companyName} />
          </a>
          <nav aria-label="Beheer" className="max-md:order-last max-md:w-full">
            <ul
              ref={rowOfRooms}
              className="-mx-2 flex gap-x-1 overflow-x-auto"
              // By itself a browser leaves a link that is cut off at the side as it is.
              onFocus={({ target }) => target.scrollIntoView({ block: "nearest", inline: "nearest" })}
            >
              {nav.map(({ label, href }) => (
                <li key={href}>
                  <NavLink
                    to={href}
                    className="ring-inside block border-b-2 border-transparent px-2 py-2.5 whitespace-nowrap font-semibold no-underline hover:border-rule aria-[current=page]:border-accent"
                  >
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className="ml-auto flex flex-wrap items-center justify-end gap-2 text-sm">
            <p className="max-w-40 truncate text-right leading-tight sm:max-w-none">
              <span className="sr-only">{person.email}</span>
              <span aria-hidden="true" title={person.email}>
                {person.name}
              </span>
              <br />
              <span className="text-ink-soft">{person.role}</span>
            </p>
            {notifications && <BellLink />}
            <SignOff />
          </div>
        </div>
      </header>
      <main id="inhoud" className="page pt-5 pb-8 md:py-12">
        {/* In sight wherever on the page one pressed. */}
        <div role="status" ref={status} tabIndex={-1} className="sticky top-0 z-10 quiet">
          {message && <Message key={JSON.stringify(message)} {...message} />}
        </div>
        {children}
      </main>
    </div>
  );
}

/** What one wants to be told of, and on which devices. */
function BellLink() {
  return (
    <NavLink
      to={paths.adminNotifications}
      className="grid size-11 place-items-center aria-[current=page]:text-accent"
      aria-label="Meldingen"
      title="Meldingen"
    >
      <Icon name="bell" />
    </NavLink>
  );
}

/** Says why nothing moves, and that nothing is lost. */
function LineNotice({ me }: { me: string }) {
  const reason = useSyncExternalStore(officeFetch.subscribe, officeFetch.reason, () => null);
  if (reason === null) return null;
  return (
    <div role="alert" className="no-print fixed inset-x-0 top-0 z-30 bg-ink text-paper">
      <p className="page py-3">{waitTexts(me)[reason]}</p>
    </div>
  );
}

const waitTexts = (me: string): Record<WaitReason, ReactNode> => ({
  offline: (
    <>
      <strong>Geen verbinding.</strong> Wat u typte staat er nog. Zodra het kan, gaat het hier vanzelf verder.
    </>
  ),
  failing: (
    <>
      <strong>Onze server antwoordt even niet.</strong> Wat u typte staat er nog. Zodra het kan, gaat het hier
      vanzelf verder.
    </>
  ),
  "signed-out": (
    <>
      <strong>U bent afgemeld.</strong> Wat u typte staat er nog. <SignInLink className="text-paper" />; hier
      gaat het daarna vanzelf verder.
    </>
  ),
  "other-person": (
    <>
      <strong>In deze browser is nu iemand anders aangemeld.</strong> Dit venster is van {me}. Wat u typte
      staat er nog, en wordt pas verstuurd als {me} weer is aangemeld. Bent u iemand anders?{" "}
      <a href="/admin" className="font-semibold text-paper underline">
        Open het beheer opnieuw
      </a>
      .
    </>
  ),
});

/** In another window, because in this one something is still to be saved. */
export function SignInLink({ className }: { className?: string }) {
  return (
    <a
      href="/admin"
      target="_blank"
      className={classNames("font-semibold underline", className)}
      rel="noopener"
    >
      Meld u in een nieuw venster aan
    </a>
  );
}

/** Whether so many seconds passed since it was shown; never without a number. */
function useIsOver(seconds: number | undefined): boolean {
  const [isOver, end] = useReducer(() => true, false);
  useEffect(() => {
    if (seconds === undefined) return;
    const timer = setTimeout(end, seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return isOver;
}

function Message({ tone, text, undo }: AdminMessage) {
  const [closed, close] = useReducer(() => true, false);
  const isOver = useIsOver(undo?.until?.seconds);
  const look = tone === "success" ? "border-success bg-success-wash" : "border-danger bg-danger-wash";
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    addEventListener(COMMAND_DONE, close);
    return () => removeEventListener(COMMAND_DONE, close);
  }, []);
  // The button that had the focus is gone.
  useEffect(() => {
    if (isOver) focusIfLost(box.current?.parentElement);
  }, [isOver]);
  if (closed) return null;
  return (
    <div
      ref={box}
      className={`no-print mb-8 grid grid-cols-[1fr_auto] items-center gap-x-4 border-l-4 py-2 pr-2 pl-4 sm:grid-cols-[auto_1fr_auto] ${look}`}
    >
      <p className="py-1.5">{(isOver && undo?.until?.text) || text}</p>
      {undo && !isOver && (
        <Form
          method="post"
          action={undo.href}
          preventScrollReset
          className="max-sm:col-span-2 max-sm:row-start-2 max-sm:pb-1"
        >
          {Object.entries(undo.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" variant="outline" size="sm">
            Ongedaan maken
          </Button>
        </Form>
      )}
      <button
        type="button"
        onClick={close}
        aria-label="Melding sluiten"
        className="col-start-[-2] row-start-1 grid size-11 place-items-center self-start hover:bg-white/60"
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
