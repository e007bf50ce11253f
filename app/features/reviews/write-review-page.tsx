import type { ReactNode } from "react";
import { AT_PROBLEM, postAddress } from "~/lib/post-address";
import { paths } from "~/paths";
import { buttonClass } from "~/ui/controls/button";
import { DoneNotice, ProblemNotice, UnsentText } from "~/ui/page/visitor-notices";
import { ChosenPhoto, ReviewForm, type ReviewFormProps, type ReviewState, starText } from "./review-form";

type WritePageProps = ReviewFormProps & {
  /** Why it is not shown. */
  reason: string | null;
  answer: string | null;
  /** Last day of this link, in words. */
  until: string;
  done: keyof typeof confirmations | null;
  /** It came when it could not be changed any more, or too often. */
  problem: string | null;
  phone: { label: string; href: string };
};

/** By the last segment of the address. */
export const confirmations = {
  ontvangen: "Dank u. Uw beoordeling is goed aangekomen.",
  teruggenomen: "Uw beoordeling is weg. Er staat niets meer van op onze website.",
} as const;

const leads: Record<ReviewState, string> = {
  new: "Schrijf in uw eigen woorden hoe het ging. Wat goed was, en wat beter kon.",
  written: "Wij lezen haar en plaatsen haar op onze website. Tot dan kunt u haar hieronder nog veranderen.",
  published: "Uw beoordeling staat op onze website. Veranderen kan nu niet meer; terugnemen wel.",
  refused: "Wij plaatsen deze beoordeling niet. De reden staat hieronder.",
};
const titles: Record<ReviewState, string> = {
  new: "Hoe vond u ons werk?",
  written: "Uw beoordeling is binnen",
  published: "Uw beoordeling staat op de website",
  refused: "Uw beoordeling is niet geplaatst",
};

/** Where a customer writes a review, changes it until it is shown, and takes it back. Works without script. */
export function WriteReviewPage(props: WritePageProps) {
  const { state, typed, reason, answer, done, problem, phone } = props;
  const open = state === "new" || state === "written";
  return (
    <div className="page py-8 @half:py-14">
      {done && <DoneNotice>{confirmations[done]}</DoneNotice>}
      {problem && <ProblemNotice>{problem}</ProblemNotice>}
      <p className="label-caps text-accent-text">Uw beoordeling</p>
      <h1 className="mt-2 text-4xl">{titles[state]}</h1>
      <p className="mt-5 max-w-[36rem] text-xl">{leads[state]}</p>
      {open ? (
        <ReviewForm {...props} />
      ) : (
        <blockquote className="mt-8 max-w-[36rem] border-l-4 border-accent pl-4">
          <p className="font-semibold">{starText(Number(typed.stars))}</p>
          <p className="mt-2 break-words whitespace-pre-line">{typed.text}</p>
          <p className="mt-2 text-ink-soft">{typed.name}</p>
          {props.photo && <ChosenPhoto {...props.photo} />}
        </blockquote>
      )}
      {answer && state === "published" && <Told label="Ons antwoord">{answer}</Told>}
      {reason && state === "refused" && <Told label="Waarom niet">{reason}</Told>}
      {state !== "new" && <TakeBack photo={props.photo !== null} />}
      <p className="mt-8 max-w-[36rem] text-sm text-ink-soft">
        Deze pagina is alleen van u en werkt tot en met {props.until}. Vragen? Bel{" "}
        <a href={phone.href} className="text-link">
          {phone.label}
        </a>
        .{" "}
        <a href={paths.reviews} className="text-link">
          Zo werken onze beoordelingen
        </a>
        .
      </p>
    </div>
  );
}

function Told({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="mt-6 max-w-[36rem]">
      <p className="font-semibold">{label}</p>
      <p className="mt-1 break-words whitespace-pre-line">{children}</p>
    </div>
  );
}

/** The button inside the opened part confirms. */
function TakeBack({ photo }: { photo: boolean }) {
  return (
    <details className="mt-10 max-w-[36rem] border border-ink/35 bg-white">
      <summary className="flex min-h-12 cursor-pointer items-center px-4 py-2 font-semibold hover:bg-accent-wash">
        Beoordeling terugnemen
      </summary>
      <form method="post" action={postAddress(AT_PROBLEM)} className="grid gap-4 border-t border-rule p-4">
        <p>
          Uw tekst, sterren en naam verdwijnen van de website en uit ons systeem. Dit kan niet ongedaan worden
          gemaakt.
          {photo &&
            " Ook uw foto verdwijnt van de website; hij blijft alleen bij uw aanvraag staan, tot die wordt gewist."}
        </p>
        <button
          type="submit"
          name="doen"
          value="terugnemen"
          className={buttonClass("destructive", "default", "justify-self-start")}
        >
          Ja, neem mijn beoordeling terug
        </button>
      </form>
    </details>
  );
}

/** For a link that is too old, that the office ended, or whose request is erased. */
export function ReviewGone({ phone, unsent }: Pick<WritePageProps, "phone"> & { unsent: string }) {
  return (
    <div className="page py-10 @half:py-16">
      <p className="label-caps text-accent-text">Uw beoordeling</p>
      <h1 className="mt-2 text-4xl">Deze link werkt niet meer</h1>
      <p className="mt-5 max-w-[36rem] text-xl">
        Hij was een beperkte tijd geldig, of uw aanvraag is gewist. Wilt u nog iets kwijt, of iets laten
        weghalen? Bel{" "}
        <a href={phone.href} className="text-link">
          {phone.label}
        </a>
        .
      </p>
      <UnsentText text={unsent} />
    </div>
  );
}
