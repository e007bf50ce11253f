import type { ReactNode } from "react";
import { type ContactPreference, contactPreferences } from "~/features/leads/model/lead-options";
import { AT_PROBLEM, postAddress } from "~/lib/post-address";
import { classNames } from "~/lib/text/class-names";
import { Button, ButtonLink, buttonClass } from "~/ui/controls/button";
import { DoneNotice, UnsentText } from "~/ui/page/visitor-notices";
import { type Adding, AddPhotos } from "./add-photos";
import { CallUs } from "./call-us";
import { ConversationPart } from "./conversation-part";
import { FileTile, type VisitorFile } from "./file-tile";
import type { QrCode } from "./qr-code.server";
import { RefusedNotice, type RefusedNoticeProps } from "./refused-notice";
import { VisitPart } from "./visit-part";
import type { VisitorMessage } from "./visitor-thread.server";
import type { RefusedMoment, VisitorVisit } from "./visitor-visit.server";

type Props = RefusedNoticeProps & {
  reference: string;
  progress: { title: string; text: string };
  rows: { label: string; text: string }[];
  files: VisitorFile[];
  contactPreference: string;
  ways: ContactPreference[];
  canWithdraw: boolean;
  /** Last day of this link, in words. */
  until: string;
  /** The change to confirm. */
  done: keyof typeof confirmations | null;
  adding: Adding;
  /** The appointment to come, and the address of it as a file. */
  visit: VisitorVisit | null;
  /** Why another moment was not asked for. */
  moment: RefusedMoment | null;
  calendar: string;
  qr: QrCode;
  /** What was written since, and the form in which he writes. */
  messages: VisitorMessage[];
  messageForm: ReactNode;
  /** The form for photos. */
  photoForm: ReactNode;
};

/** By the last segment of the address. */
export const confirmations = {
  toegevoegd: "Toegevoegd. Uw foto's staan hieronder, bij wat u ons stuurde.",
  geschreven: "Uw bericht is binnen. Het staat hieronder, en ons antwoord komt er ook bij.",
  gewijzigd: "Opgeslagen. Wij houden ons aan uw keuze.",
  ingetrokken: "Uw aanvraag is ingetrokken.",
  gevraagd:
    "Uw vraag om een ander moment is aangekomen. De afspraak staat tot wij iets anders met u afspreken.",
} as const;

/** The visitor's lead: status, data and changes. Works without script. */
export function VisitorPage(props: Props) {
  const { reference, progress, rows, files, contactPreference, done, phone } = props;
  return (
    <div className="page py-8 @half:py-14">
      {done && <DoneNotice>{confirmations[done]}</DoneNotice>}
      <RefusedNotice {...props} />
      <div className="grid gap-x-8 gap-y-10 @sheet:grid-cols-12">
        <header className="@sheet:col-span-7">
          <p className="label-caps text-accent-text">Uw aanvraag</p>
          <h1 className="mt-2 text-4xl">{progress.title}</h1>
          <p className="mt-5 max-w-[36rem] text-xl">
            <CallUs text={progress.text} href={phone.href} />
          </p>
        </header>
        <dl className="self-end border-t border-ink pt-3 @sheet:col-span-4 @sheet:col-start-9">
          <dt className="label-caps text-ink-soft">Referentie</dt>
          <dd className="mt-1 font-display text-3xl font-semibold tracking-wide">{reference}</dd>
          <dd className="mt-2 text-sm text-ink-soft">
            Noem deze als u belt:{" "}
            <a href={phone.href} className="text-link">
              {phone.label}
            </a>
          </dd>
          <dd className="mt-2 text-sm text-ink-soft">Deze link werkt tot en met {props.until}.</dd>
        </dl>
      </div>

      {props.visit && (
        <Part title="Uw afspraak" id="afspraak">
          <VisitPart visit={props.visit} calendar={props.calendar} refused={props.moment} />
        </Part>
      )}

      <Part title="Berichten" id="berichten" screen={props.messages.length === 0}>
        <ConversationPart messages={props.messages} form={props.messageForm} />
      </Part>

      <Part title="Wat u ons stuurde">
        <dl className="grid gap-x-6 @pair:grid-cols-[12rem_1fr]">
          {rows.map(({ label, text }) => (
            <div key={label} className="contents">
              <dt className="pt-3 text-ink-soft @pair:border-t @pair:border-rule @pair:pb-3">{label}</dt>
              <dd className="border-b border-rule pb-3 break-words whitespace-pre-line @pair:border-t @pair:border-b-0 @pair:pt-3">
                {text}
              </dd>
            </div>
          ))}
        </dl>
        {files.length > 0 && (
          <ul
            className="mt-8 grid grid-cols-2 gap-4 @pair:grid-cols-3"
            id="bestanden"
            aria-label="Uw foto's en bestanden"
          >
            {files.map((file) => (
              <FileTile key={file.n} {...file} />
            ))}
          </ul>
        )}
      </Part>

      <Part title="Foto's toevoegen" id="fotos" screen>
        <AddPhotos {...props.adding} qr={props.qr} phone={phone}>
          {props.photoForm}
        </AddPhotos>
      </Part>

      <Part title="Hoe wij u bereiken" screen>
        <form method="post" action={postAddress(AT_PROBLEM)} className="grid gap-4">
          <input type="hidden" name="wijziging" value="preference" />
          <fieldset>
            <legend className="mb-3">Contact het liefst via</legend>
            <div className="grid gap-2 @pair:grid-cols-3">
              {props.ways.map((value) => (
                <label
                  key={value}
                  className="ringed flex min-h-12 items-center gap-2.5 rounded-md border border-ink/55 bg-white px-3 hover:border-ink has-checked:border-accent has-checked:bg-accent-wash has-checked:[box-shadow:0_0_0_1px_var(--accent)]"
                >
                  <input
                    type="radio"
                    name="contactPreference"
                    value={value}
                    defaultChecked={value === contactPreference}
                    required
                    className="size-4.5 shrink-0 accent-(--accent)"
                  />
                  {contactPreferences[value]}
                </label>
              ))}
            </div>
          </fieldset>
          <Button type="submit" variant="outline" className="justify-self-start">
            Keuze opslaan
          </Button>
        </form>
      </Part>

      <Part title="Stoppen" screen>
        <div className="grid gap-3">
          {props.canWithdraw && (
            <ConfirmAction
              summary="Aanvraag intrekken"
              text="Wij nemen dan geen contact meer met u op. De aanvraag blijft bewaard tot de bewaartermijn voorbij is."
              change="withdraw"
              button="Ja, trek mijn aanvraag in"
            />
          )}
          <ConfirmAction
            summary="Alles wissen"
            text="Uw aanvraag, uw foto's en uw gegevens verdwijnen meteen en voorgoed uit ons systeem. Ook deze pagina. Dit kan niet ongedaan worden gemaakt."
            change="erase"
            button="Ja, wis alles voorgoed"
          />
        </div>
      </Part>
    </div>
  );
}

type PartProps = {
  title: string;
  id?: string;
  /** Nothing but a form: left out on paper. */
  screen?: boolean;
  children: ReactNode;
};

function Part({ title, id, screen = false, children }: PartProps) {
  return (
    <section
      id={id}
      className={classNames(
        "mt-12 grid gap-x-8 gap-y-5 border-t border-ink/25 pt-8 @sheet:grid-cols-12",
        screen && "no-print",
      )}
    >
      <h2 className="text-2xl @sheet:col-span-4">{title}</h2>
      <div className="min-w-0 @sheet:col-span-8">{children}</div>
    </section>
  );
}

type ConfirmActionProps = { summary: string; text: string; change: "withdraw" | "erase"; button: string };

/** The button inside the opened part confirms. */
function ConfirmAction({ summary, text, change, button }: ConfirmActionProps) {
  return (
    <details className="border border-ink/35 bg-white">
      <summary className="flex min-h-12 cursor-pointer items-center px-4 py-2 font-semibold hover:bg-accent-wash">
        {summary}
      </summary>
      <form method="post" action={postAddress(AT_PROBLEM)} className="grid gap-4 border-t border-rule p-4">
        <input type="hidden" name="wijziging" value={change} />
        <p>{text}</p>
        <button type="submit" className={buttonClass("destructive", "default", "justify-self-start")}>
          {button}
        </button>
      </form>
    </details>
  );
}

/** `unsent`: what was typed while the link still worked, as it seemed. */
type GoneProps = Pick<Props, "phone"> & { unsent: string };

/** For an erased lead. */
export function VisitorPageGone({ erased, unsent, phone }: GoneProps & { erased: boolean }) {
  return (
    <div className="page py-10 @half:py-16">
      <div {...(erased ? { role: "status" } : {})}>
        <p className="label-caps text-accent-text">Uw aanvraag</p>
        <h1 className="mt-2 text-4xl">{erased ? "Alles is gewist" : "Deze aanvraag is er niet meer"}</h1>
        <p className="mt-5 max-w-[36rem] text-xl">
          {erased
            ? "Uw aanvraag, uw foto's en uw gegevens zijn uit ons systeem verdwenen. Mails die al verstuurd zijn, kunnen wij niet terughalen."
            : "Hij is gewist: op uw verzoek, of omdat de bewaartermijn voorbij was."}
        </p>
        <p className="mt-4">
          Toch een vraag? Bel{" "}
          <a href={phone.href} className="text-link">
            {phone.label}
          </a>
          .
        </p>
      </div>
      <UnsentText text={unsent} />
    </div>
  );
}

/** For a link that is too old, or that the office has ended. */
export function VisitorPageEnded({ newLink, unsent, phone }: GoneProps & { newLink: string }) {
  return (
    <div className="page py-10 @half:py-16">
      <p className="label-caps text-accent-text">Uw aanvraag</p>
      <h1 className="mt-2 text-4xl">Deze link werkt niet meer</h1>
      <p className="mt-5 max-w-[36rem] text-xl">
        Een link naar uw aanvraag werkt een beperkte tijd, en wij kunnen hem intrekken. Met uw aanvraag is
        niets gebeurd.
      </p>
      <UnsentText text={unsent} />
      <p className="mt-8">
        <ButtonLink href={newLink}>Mail mij een nieuwe link</ButtonLink>
      </p>
      <p className="mt-6">
        Komt u er niet uit? Bel{" "}
        <a href={phone.href} className="text-link">
          {phone.label}
        </a>{" "}
        en noem uw referentie.
      </p>
    </div>
  );
}
