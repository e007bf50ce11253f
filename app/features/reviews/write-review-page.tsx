import type { ReactNode } from "react";
import { reviewLimits } from "~/content/records/types/review-limits";
import { postAddress } from "~/lib/post-address";
import { paths } from "~/paths";
import { Button, buttonClass } from "~/ui/controls/button";
import { Field, Input, Textarea } from "~/ui/controls/field";
import { DoneNotice, ProblemNotice } from "~/ui/page/visitor-notices";
import type { ReviewErrors, TypedReview } from "./review-form.server";

/** Where a customer's review stands. */
export type ReviewState = "new" | "written" | "published" | "refused";

type WritePageProps = {
  state: ReviewState;
  /** As it was typed, or as it stands. */
  typed: TypedReview;
  errors: ReviewErrors;
  /** What is shown beside it: 'Dakrenovatie in Best · november 2026'. */
  beside: string;
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
        </blockquote>
      )}
      {answer && state === "published" && <Told label="Ons antwoord">{answer}</Told>}
      {reason && state === "refused" && <Told label="Waarom niet">{reason}</Told>}
      {state !== "new" && <TakeBack />}
      <p className="mt-8 max-w-[36rem] text-sm text-ink-soft">
        Deze pagina is alleen van u en werkt tot en met {props.until}. Vragen? Bel{" "}
        <a href={phone.href}>{phone.label}</a>. <a href={paths.reviews}>Zo werken onze beoordelingen</a>.
      </p>
    </div>
  );
}

const starText = (stars: number) => (stars === 1 ? "1 ster" : `${stars} sterren`);

function Told({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="mt-6 max-w-[36rem]">
      <p className="font-semibold">{label}</p>
      <p className="mt-1 break-words whitespace-pre-line">{children}</p>
    </div>
  );
}

function ReviewForm({ state, typed, errors, beside }: WritePageProps) {
  return (
    <form
      method="post"
      action={postAddress("", Object.keys(errors).length > 0)}
      className="mt-8 grid max-w-[36rem] gap-6"
      noValidate
    >
      <fieldset aria-describedby={errors.stars ? "sterren-fout" : undefined}>
        <legend className="mb-3 font-semibold">Hoeveel sterren geeft u?</legend>
        <Wrong id="sterren-fout" text={errors.stars} />
        <div className="grid gap-2">
          {[1, 2, 3, 4, 5].map((stars) => (
            <label
              key={stars}
              className="ringed flex min-h-12 items-center gap-2.5 rounded-md border border-ink/55 bg-white px-3 hover:border-ink has-checked:border-accent has-checked:bg-accent-wash has-checked:[box-shadow:0_0_0_1px_var(--accent)]"
            >
              <input
                type="radio"
                name="sterren"
                value={stars}
                defaultChecked={typed.stars === String(stars)}
                required
                className="size-4.5 shrink-0 accent-(--accent)"
              />
              {starText(stars)}
            </label>
          ))}
        </div>
      </fieldset>
      <Field
        label="Wat wilt u erover zeggen?"
        hint="Wij veranderen niets aan uw woorden. Noem geen namen of adressen van anderen."
        error={errors.text}
        required
      >
        {(control) => (
          <Textarea
            {...control}
            name="tekst"
            rows={7}
            defaultValue={typed.text}
            // A limit here would cut off what is pasted: the answer says how much too long it is.
            minLength={reviewLimits.shortest}
          />
        )}
      </Field>
      <Field
        label="Naam die erbij komt te staan"
        hint="U kiest: ‘Anja’, ‘Anja uit Best’, ‘A. de V.’ of ‘Familie Jansen’. Uw adres en mailadres zetten wij er nooit bij."
        error={errors.name}
        required
      >
        {(control) => (
          <Input
            {...control}
            name="naam"
            defaultValue={typed.name}
            maxLength={reviewLimits.name}
            autoComplete="off"
          />
        )}
      </Field>
      <div>
        <Wrong id="akkoord-fout" text={errors.agreed} />
        <label className="flex items-start gap-3">
          <input
            type="checkbox"
            name="akkoord"
            value="ja"
            defaultChecked={typed.agreed}
            required
            aria-describedby={errors.agreed ? "akkoord-fout" : undefined}
            aria-invalid={errors.agreed ? true : undefined}
            className="mt-1 size-4.5 shrink-0 accent-(--accent)"
          />
          <span>
            Ik vind het goed dat deze sterren, deze tekst en deze naam op de website komen
            {beside && (
              <>
                , met erbij: <strong>{beside}</strong>
              </>
            )}
            . Ik kan dat later terugnemen.
          </span>
        </label>
      </div>
      <Button type="submit" name="doen" value="schrijven" className="justify-self-start">
        {state === "new" ? "Verstuur mijn beoordeling" : "Bewaar wat ik veranderde"}
      </Button>
    </form>
  );
}

function Wrong({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p id={id} className="mb-2 text-sm font-semibold text-danger">
      {text}
    </p>
  );
}

/** The button inside the opened part confirms. */
function TakeBack() {
  return (
    <details className="mt-10 max-w-[36rem] border border-ink/35 bg-white">
      <summary className="flex min-h-12 cursor-pointer items-center px-4 py-2 font-semibold hover:bg-accent-wash">
        Beoordeling terugnemen
      </summary>
      <form method="post" action={postAddress()} className="grid gap-4 border-t border-rule p-4">
        <p>
          Uw tekst, sterren en naam verdwijnen van de website en uit ons systeem. Dit kan niet ongedaan worden
          gemaakt.
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
export function ReviewGone({ phone }: Pick<WritePageProps, "phone">) {
  return (
    <div className="page py-10 @half:py-16">
      <p className="label-caps text-accent-text">Uw beoordeling</p>
      <h1 className="mt-2 text-4xl">Deze link werkt niet meer</h1>
      <p className="mt-5 max-w-[36rem] text-xl">
        Hij was een beperkte tijd geldig, of uw aanvraag is gewist. Wilt u nog iets kwijt, of iets laten
        weghalen? Bel <a href={phone.href}>{phone.label}</a>.
      </p>
    </div>
  );
}
