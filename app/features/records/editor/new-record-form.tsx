import { useEffect, useState } from "react";
import { Form, useNavigation } from "react-router";
import { useFirstError } from "~/admin/use-first-error";
import { withValueAt } from "~/content/records/form/at-path";
import type { FormField } from "~/content/records/form/form-fields";
import { postedValues } from "~/content/records/form/posted-values";
import type { Problem } from "~/content/records/read-stored";
import { RecordFields } from "~/features/records/editor/fields/record-fields";
import { Button } from "~/ui/controls/button";

type NewRecordFormProps = {
  fields: FormField[];
  /** Random: a form that is sent again after a lost answer begins no second record. */
  saveId: string;
  /** What was posted and could not be used. */
  sent: { values: Record<string, unknown>; problems: Problem[] } | undefined;
};

/** The first fields of a new record; a plain form, so that it works before its script does. */
export function NewRecordForm({ fields, saveId, sent }: NewRecordFormProps) {
  const form = useFirstError(sent);
  const [values, setValues] = useState<Record<string, unknown>>(sent?.values ?? {});
  const busy = useNavigation().state !== "idle";
  // What was chosen before the script came.
  useEffect(() => {
    if (form.current) setValues(postedValues(fields, new FormData(form.current)));
  }, [fields, form]);
  const problems = sent?.problems ?? [];
  return (
    <Form ref={form} method="post" noValidate className="grid max-w-lg grid-cols-1 gap-6">
      <input type="hidden" name="saveId" value={saveId} />
      <RecordFields
        fields={fields}
        value={values}
        problems={problems}
        readOnly={false}
        onChange={(path, value) => setValues((now) => withValueAt(now, path, value))}
      />
      <Button type="submit" busy={busy} className="justify-self-start">
        Beginnen
      </Button>
    </Form>
  );
}
