import { reviewLimits } from "~/content/records/types/review-limits";
import { AT_PROBLEM, postAddress } from "~/lib/post-address";
import { Button } from "~/ui/controls/button";
import { Field, Input, Textarea } from "~/ui/controls/field";
import type { ReviewErrors, TypedReview } from "./review-form.server";

/** Where a customer's review stands. */
export type ReviewState = "new" | "written" | "published" | "refused";

export type ReviewFormProps = {
  state: ReviewState;
  /** As it was typed, or as it stands. */
  typed: TypedReview;
  errors: ReviewErrors;
  /** What is shown beside it: 'Dakrenovatie in Best · november 2026'. */
  beside: string;
  /** Chosen by the customer; `href`: where it can be seen, null where no browser shows it. */
  photo: { name: string; href: string | null } | null;
  /** Kinds of files that a photo may be. */
  accept: string;
};

/** '1 ster', '4 sterren'. */
export const starText = (stars: number) => (stars === 1 ? "1 ster" : `${stars} sterren`);

/** The photo, for its customer. */
export function ChosenPhoto({ name, href }: NonNullable<ReviewFormProps["photo"]>) {
  return href === null ? (
    <p className="mt-3 break-words">
      <bdi>{name}</bdi>
    </p>
  ) : (
    <img
      src={href}
      alt={`Uw foto: ${name}`}
      width="320"
      height="240"
      className="mt-3 aspect-4/3 w-52 border border-rule bg-paper-deep object-cover"
    />
  );
}

/** Stars, words, name and photo, with the consent to showing them. */
export function ReviewForm({ state, typed, errors, beside, photo, accept }: ReviewFormProps) {
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={postAddress(AT_PROBLEM, Object.keys(errors).length > 0)}
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
        {(control) => <Input {...control} name="naam" defaultValue={typed.name} autoComplete="off" />}
      </Field>
      <div>
        <Field
          label={photo ? "Een andere foto kiezen" : "Een foto erbij"}
          hint="Van het werk of het huis, tot 10 MB. Liever geen gezichten, kentekens of huisnummers. Waar en waarmee hij gemaakt is, halen wij eruit."
          error={errors.photo}
          required={false}
        >
          {(control) => (
            <input
              {...control}
              type="file"
              name="files"
              accept={accept}
              className="min-h-12 w-full rounded-md border border-ink/55 bg-white p-2.5"
            />
          )}
        </Field>
        {photo && (
          <>
            <ChosenPhoto {...photo} />
            <label className="mt-2 flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                name="foto-weg"
                value="ja"
                className="size-4.5 shrink-0 accent-(--accent)"
              />
              Toch geen foto erbij
            </label>
          </>
        )}
      </div>
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
            Ik vind het goed dat deze sterren, deze tekst en deze naam op de website komen, en de foto als ik
            er een kies
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
