import { Form } from "react-router";
import { allRoles, roleTexts } from "~/platform/access/roles";
import { Badge } from "~/ui/controls/badge";
import { Button } from "~/ui/controls/button";
import { Field, Input, Select } from "~/ui/controls/field";
import { roleLabel } from "./colleague-texts";

export type ColleagueRow = {
  email: string;
  /** Empty when nobody wrote it down. */
  name: string;
  role: string;
  /** Why the role cannot be changed here; null when it can. */
  fixed: string | null;
};

/** Everybody who has a role, or had one. */
export function ColleagueList({ rows, busy }: { rows: ColleagueRow[]; busy: boolean }) {
  return (
    <ul className="divide-y divide-rule border-y border-ink">
      {rows.map((row) => (
        <li key={row.email} className="py-3">
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span className="mr-auto min-w-0 wrap-anywhere">
              <span className="font-semibold">{row.name || row.email}</span>
              {row.name && <span className="block text-sm text-ink-soft">{row.email}</span>}
            </span>
            <Badge variant={row.role === "none" ? "destructive" : "secondary"}>{roleLabel(row.role)}</Badge>
          </p>
          {row.fixed === null ? (
            <ChangeForm {...row} busy={busy} />
          ) : (
            <p className="text-sm text-ink-soft">{row.fixed}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

function ChangeForm({ email, name, role, busy }: ColleagueRow & { busy: boolean }) {
  const gone = role === "none";
  return (
    // Another role is another form, shut again.
    <details key={`${name} ${role}`}>
      <summary className="inline-flex min-h-11 items-center text-sm underline underline-offset-4">
        {gone ? "Weer toegang geven" : "Wijzigen"}
        <span className="sr-only">: {name}</span>
      </summary>
      <Form
        method="post"
        className="grid max-w-2xl items-end gap-3 pt-1 pb-2 sm:grid-cols-2"
        preventScrollReset
      >
        <input type="hidden" name="email" value={email} />
        <input type="hidden" name="was" value={role} />
        <Field label="Naam">
          {(control) => <Input {...control} name="name" defaultValue={name} maxLength={60} />}
        </Field>
        <Field label="Rol">
          {(control) => <RoleSelect {...control} defaultValue={gone ? "writer" : role} />}
        </Field>
        <p className="flex flex-wrap gap-3 sm:col-span-2">
          <Button type="submit" name="action" value="change" size="sm" aria-disabled={busy}>
            Bewaren
          </Button>
          {!gone && (
            <Button
              type="submit"
              name="action"
              value="withdraw"
              variant="outline"
              size="sm"
              aria-disabled={busy}
            >
              Toegang intrekken
            </Button>
          )}
        </p>
      </Form>
    </details>
  );
}

export function RoleSelect(props: { id?: string; defaultValue: string }) {
  return (
    <Select {...props} name="role">
      {allRoles.map((role) => (
        <option key={role} value={role}>
          {roleTexts[role].label}
        </option>
      ))}
    </Select>
  );
}
