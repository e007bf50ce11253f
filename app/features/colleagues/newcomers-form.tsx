import { Form } from "react-router";
import { allRoles, roleTexts } from "~/platform/access/roles";
import { Button } from "~/ui/controls/button";
import { Field, Select } from "~/ui/controls/field";

/** What becomes of whom Access lets in and nobody gave a role. */
export function NewcomersForm({ role, busy }: { role: string | null; busy: boolean }) {
  return (
    <Form method="post" className="flex max-w-2xl flex-wrap items-end gap-3" preventScrollReset key={role}>
      <input type="hidden" name="was" value={role ?? ""} />
      <Field
        label="Wie zich aanmeldt zonder eigen rol"
        hint="Cloudflare Access bepaalt wie zich kan aanmelden. Laat dit op ‘Komt er niet in’, tenzij Access alleen uw eigen mensen doorlaat."
        className="min-w-0 grow basis-80"
      >
        {(control) => (
          <Select {...control} name="role" defaultValue={role ?? "none"}>
            <option value="none">Komt er niet in</option>
            {allRoles
              .filter((each) => each !== "owner")
              .map((each) => (
                <option key={each} value={each}>
                  Werkt als {roleTexts[each].label}
                </option>
              ))}
          </Select>
        )}
      </Field>
      <Button type="submit" name="action" value="newcomers" variant="outline" aria-disabled={busy}>
        Bewaren
      </Button>
    </Form>
  );
}
