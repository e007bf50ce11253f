import { Form } from "react-router";
import { allRoles, roleTexts } from "~/platform/access/roles";
import { Button } from "~/ui/controls/button";
import { Field, Input } from "~/ui/controls/field";

type AddColleagueProps = {
  /** As typed, when something was wrong with it. */
  typed: { email: string; name: string; role: string };
  errors: { email?: string; name?: string };
  busy: boolean;
};

/** Who comes in, and as what: each role says what it comes down to. */
export function AddColleague({ typed, errors, busy }: AddColleagueProps) {
  return (
    <Form method="post" className="grid max-w-2xl grid-cols-1 gap-5" preventScrollReset>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label="E-mailadres"
          hint="Het adres waarmee hij of zij zich aanmeldt bij Cloudflare Access."
          error={errors.email}
        >
          {(control) => (
            <Input {...control} type="email" name="email" defaultValue={typed.email} autoComplete="off" />
          )}
        </Field>
        <Field label="Naam" error={errors.name} className="sm:self-end">
          {(control) => <Input {...control} name="name" defaultValue={typed.name} autoComplete="off" />}
        </Field>
      </div>
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-semibold">Rol</legend>
        {allRoles.toReversed().map((role) => (
          <label key={role} className="flex min-h-11 items-start gap-2.5 py-1.5">
            <input
              type="radio"
              name="role"
              value={role}
              defaultChecked={role === typed.role}
              className="mt-1 size-4.5 shrink-0 accent-(--accent)"
            />
            <span>
              <span className="font-semibold">{roleTexts[role].label}</span>
              <span className="block text-sm text-ink-soft">{roleTexts[role].may}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <p>
        <Button type="submit" name="action" value="add" aria-disabled={busy}>
          Collega toevoegen
        </Button>
      </p>
    </Form>
  );
}
