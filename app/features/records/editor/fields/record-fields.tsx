import { useState } from "react";
import { valueAt } from "~/content/records/form/at-path";
import type { FormField } from "~/content/records/form/form-fields";
import { firstWords, partOf } from "~/content/records/form/parts";
import { numberOf } from "~/content/records/form/posted-values";
import { textOf } from "~/content/records/form/record-lines";
import type { Problem } from "~/content/records/read-stored";
import { type Word, wordsHint } from "~/content/records/words/words";
import { anchorOf } from "~/features/records/model/field-place";
import { classNames } from "~/lib/text/class-names";
import { Field, type FieldControl, Input, Select, Textarea } from "~/ui/controls/field";
import { FieldGroup } from "./field-group";
import { Fold, isWrong } from "./fold";
import { GridField } from "./grid-field";
import { ListField } from "./list-field";
import { PictureField, type PictureTools } from "./picture-field";

/** What every field gets. */
export type FieldContext = {
  /** Of the whole record; each is shown at its field. */
  problems: Problem[];
  readOnly: boolean;
  /** `undefined` leaves the field out; a function gets what stands there now, for what comes later. */
  onChange: (path: string, value: unknown) => void;
  /** Those in braces that texts may hold: each says beside its field what they are now. */
  words?: readonly Word[] | undefined;
  /** Where pictures may be chosen. */
  pictures?: PictureTools | undefined;
};

type FieldsProps = FieldContext & {
  fields: FormField[];
  value: unknown;
  /** Place of these fields in the record: '' or 'address.'. */
  at?: string;
};

/** The fields of a record, or of a part of it, as its type describes them. */
export function RecordFields({ fields, value, at = "", ...rest }: FieldsProps) {
  const grids = fields.filter((field) => field.kind === "grid");
  return fields.map((field) => {
    if (field.kind === "anchor" || grids.some(({ heads }) => heads === field.name)) return null;
    if (field.kind === "grid") {
      const heads = fields.find((other) => other.kind === "list" && other.name === field.heads) as List;
      return <GridField key={field.name} {...{ field, heads, value, at }} {...rest} />;
    }
    const shown = { field, value: valueAt(value, field.name), path: at + field.name };
    return field.fold ? (
      <FoldedField key={field.name} {...shown} {...rest} />
    ) : (
      <RecordField key={field.name} {...shown} {...rest} />
    );
  });
}

type List = Extract<FormField, { kind: "list" }>;
type RecordFieldProps = FieldContext & {
  field: FormField;
  value: unknown;
  path: string;
  /** Its name stands above it already. */
  quiet?: boolean;
  /** It stands in a frame already. */
  framed?: boolean;
};

function FoldedField(props: RecordFieldProps) {
  const { field, value, path, problems } = props;
  const [open, setOpen] = useState(false);
  return (
    <div className="border border-rule bg-white px-4 py-2">
      <Fold
        label={field.label}
        words={firstWords(field, value)}
        open={open}
        onOpen={setOpen}
        wrong={isWrong(problems, path)}
      >
        <RecordField {...props} quiet />
      </Fold>
    </div>
  );
}

/** A group, or the group that a union holds there. */
export function RecordPart({ field, value, path, quiet, framed, ...rest }: RecordFieldProps) {
  const error = rest.problems.find((problem) => problem.path === path)?.message;
  return (
    <FieldGroup
      {...{ path, error, quiet }}
      label={field.label}
      hint={field.hint}
      className={classNames("gap-4", !quiet && !framed && "border-l-2 border-rule pl-4")}
    >
      <RecordFields fields={partOf(field, value).fields} value={value} at={`${path}.`} {...rest} />
    </FieldGroup>
  );
}

export function RecordField({ field, value, path, quiet, framed, ...rest }: RecordFieldProps) {
  const { problems, readOnly, onChange } = rest;
  const { label, hint, optional } = field;
  if (field.given)
    return (
      <div id={anchorOf(path)}>
        <p className="font-semibold">{label}</p>
        {hint && <p className="text-sm text-ink-soft">{hint}</p>}
        <p className="mt-1 break-words whitespace-pre-line">{textOf(field, value)}</p>
      </div>
    );
  if (field.kind === "group" || field.kind === "union")
    return (
      <RecordPart
        {...{ field, value, path }}
        {...(quiet && { quiet })}
        {...(framed && { framed })}
        {...rest}
      />
    );
  if (field.kind === "list") return <ListField {...{ field, value, path, quiet }} {...rest} />;
  if (field.kind === "picture") return <PictureField {...{ field, value, path }} {...rest} />;
  const error = problems.find((problem) => problem.path === path)?.message;
  const empty = optional === "null" ? null : optional === "absent" ? undefined : "";
  const change = (text: string) => onChange(path, text === "" ? empty : text);
  const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
  const hints = [hint, wordsHint(text, rest.words ?? [])].filter(Boolean).join(" ");
  if (field.kind === "tick")
    return (
      <div className={classNames(error && "border-l-4 border-danger pl-3")}>
        {error && (
          <p id={`${anchorOf(path)}-error`} className="text-sm font-semibold text-danger">
            {error}
          </p>
        )}
        <label className="flex min-h-11 items-center gap-3">
          <input
            id={anchorOf(path)}
            name={path}
            type="checkbox"
            checked={value === true}
            disabled={readOnly}
            className="size-5 accent-accent"
            {...(error && { "aria-invalid": true, "aria-describedby": `${anchorOf(path)}-error` })}
            onChange={({ target }) => onChange(path, target.checked)}
          />
          {label}
        </label>
      </div>
    );
  return (
    <Field
      label={label}
      id={anchorOf(path)}
      hint={hints}
      error={error}
      {...(optional && { required: false })}
    >
      {(control) => (
        <Control
          control={{ ...control, name: path }}
          {...{ field, text, readOnly, change }}
          onNumber={(n) => onChange(path, n)}
        />
      )}
    </Field>
  );
}

/** Texts up to this length begin with two lines. */
const SHORT = 600;

type ControlProps = {
  field: FormField;
  control: FieldControl & { name: string };
  text: string;
  readOnly: boolean;
  change: (text: string) => void;
  onNumber: (value: number | string | null) => void;
};

/** No text has a `maxLength`: a browser would cut what is pasted, and say nothing. What is too long is said by the schema. */
function Control({ field, control, text, readOnly, change, onNumber }: ControlProps) {
  const shared = { ...control, readOnly, value: text };
  switch (field.kind) {
    case "lines":
      return (
        <Textarea
          {...shared}
          className={classNames("field-sizing-content", field.max <= SHORT && "min-h-20!")}
          onChange={({ target }) => change(target.value)}
        />
      );
    case "choice":
      return (
        <Select {...control} disabled={readOnly} value={text} onChange={({ target }) => change(target.value)}>
          <option value="">Kies …</option>
          {field.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      );
    case "number":
      return (
        <span className="flex items-center gap-2">
          <NumberInput {...shared} onNumber={onNumber} />
          {field.unit}
        </span>
      );
    case "line":
      return <Input {...shared} onChange={({ target }) => change(target.value)} />;
    case "phone":
      return <Input {...shared} type="tel" onChange={({ target }) => change(target.value)} />;
    case "email":
      return <Input {...shared} type="email" onChange={({ target }) => change(target.value)} />;
    case "date":
      return <Input {...shared} type="date" onChange={({ target }) => change(target.value)} />;
    case "link":
      return <Input {...shared} type="url" onChange={({ target }) => change(target.value)} />;
  }
  return null;
}

type NumberInputProps = FieldControl & {
  name: string;
  value: string;
  readOnly: boolean;
  onNumber: (value: number | string | null) => void;
};

/** Shows a number as it was typed, '24,50', as long as it is that number. */
function NumberInput({ value, onNumber, ...rest }: NumberInputProps) {
  const [typed, setTyped] = useState(value);
  return (
    <Input
      {...rest}
      value={String(numberOf(typed) ?? "") === value ? typed : value}
      inputMode="decimal"
      className="max-w-40"
      onChange={({ target }) => {
        setTyped(target.value);
        onNumber(numberOf(target.value));
      }}
    />
  );
}
