import { useId } from "react";
import { Form } from "react-router";
import { shortName } from "~/admin/people/short-name";
import { Button } from "~/ui/controls/button";
import { Select } from "~/ui/controls/field";

type AssignFormProps = { assignee: string; employees: string[]; me: string; busy: boolean };

/** Who does it. Taking it oneself is one press; on a phone it stands at the top of the page (`FirstSteps`). */
export function AssignForm({ assignee, employees, me, busy }: AssignFormProps) {
  const id = useId();
  const choices = assignee === "" || employees.includes(assignee) ? employees : [...employees, assignee];
  return (
    <div className="grid grid-cols-1 gap-2">
      <Form method="post" className="flex items-end gap-2" preventScrollReset key={assignee}>
        <input type="hidden" name="action" value="assign" />
        <input type="hidden" name="seen" value={assignee} />
        <div className="min-w-0 flex-1">
          <label htmlFor={id} className="sr-only">
            Toegewezen aan
          </label>
          <Select id={id} name="assignee" defaultValue={assignee}>
            <option value="">Nog niemand</option>
            {choices.map((mail) => (
              <option key={mail} value={mail}>
                {shortName(mail)}
                {mail === me && " (ik)"}
              </option>
            ))}
          </Select>
        </div>
        <Button type="submit" variant="outline" aria-disabled={busy}>
          Toewijzen
        </Button>
      </Form>
      {assignee !== me && (
        <div className="max-md:hidden">
          <TakeIt seen={assignee} me={me} variant="link" busy={busy} />
        </div>
      )}
    </div>
  );
}

/** `seen`: whose it is by now. */
type TakeItProps = { seen: string; me: string; variant: "link" | "outline"; busy: boolean };

export function TakeIt({ seen, me, variant, busy }: TakeItProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="action" value="assign" />
      <input type="hidden" name="seen" value={seen} />
      <Button
        type="submit"
        name="assignee"
        value={me}
        variant={variant}
        size="sm"
        className="min-h-11"
        aria-disabled={busy}
      >
        Ik pak deze op
      </Button>
    </Form>
  );
}
