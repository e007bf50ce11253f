import type { UseFormRegisterReturn } from "react-hook-form";
import { maxLength } from "~/features/leads/model/lead-limits";
import { Field, Input } from "~/ui/controls/field";

type Name = "firstName" | "lastName" | "email" | "phone";

/** What the fields work on; every form of ours has them. */
export type PersonParts = {
  text: (name: Name) => UseFormRegisterReturn & { defaultValue: string };
  option: (
    name: "privacy",
    value: string,
  ) => UseFormRegisterReturn & { value: string; defaultChecked: boolean };
  errors: Partial<Record<Name | "privacy", { message?: string | undefined } | undefined>>;
  prefix: string;
};

/** Who asks, and the agreement. Autofill is welcome here. */
export function PersonFields({ text, option, errors, prefix }: PersonParts) {
  return (
    <div className="grid gap-6">
      <div className="grid items-end gap-6 sm:grid-cols-2">
        <Field id={`${prefix}firstName`} label="Voornaam" error={errors.firstName?.message} required>
          {(control) => (
            <Input autoComplete="given-name" maxLength={maxLength.name} {...control} {...text("firstName")} />
          )}
        </Field>
        <Field id={`${prefix}lastName`} label="Achternaam" error={errors.lastName?.message} required>
          {(control) => (
            <Input autoComplete="family-name" maxLength={maxLength.name} {...control} {...text("lastName")} />
          )}
        </Field>
      </div>
      <Field
        id={`${prefix}email`}
        label="E-mailadres"
        hint="Hierheen sturen wij een bevestiging met alles wat u invulde."
        error={errors.email?.message}
        required
      >
        {(control) => (
          <Input
            type="email"
            autoComplete="email"
            maxLength={maxLength.email}
            {...control}
            {...text("email")}
          />
        )}
      </Field>
      <Field
        id={`${prefix}phone`}
        label="Telefoonnummer"
        hint="Nederlands of Belgisch, bijvoorbeeld 06 of +32."
        error={errors.phone?.message}
        required
      >
        {(control) => (
          <Input type="tel" autoComplete="tel" maxLength={maxLength.phone} {...control} {...text("phone")} />
        )}
      </Field>
      <div className={errors.privacy ? "border-l-4 border-danger pl-3" : undefined}>
        {errors.privacy && (
          <p id={`${prefix}privacy-error`} className="mb-1 text-sm font-semibold text-danger">
            {errors.privacy.message}
          </p>
        )}
        <label className="flex items-start gap-3">
          <input
            id={`${prefix}privacy`}
            type="checkbox"
            required
            aria-describedby={errors.privacy ? `${prefix}privacy-error` : undefined}
            aria-invalid={errors.privacy ? true : undefined}
            className="mt-1 size-5 shrink-0 accent-(--accent)"
            {...option("privacy", "true")}
          />
          <span>
            Ik ga akkoord met de{" "}
            <a href="/privacy" target="_blank" rel="noopener" className="underline">
              privacyverklaring
            </a>{" "}
            en de{" "}
            <a href="/algemene-voorwaarden" target="_blank" rel="noopener" className="underline">
              algemene voorwaarden
            </a>
            . Uw gegevens gebruiken wij alleen voor deze aanvraag.
          </span>
        </label>
      </div>
    </div>
  );
}
