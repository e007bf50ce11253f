import { type ComponentType, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { UseFormRegisterReturn } from "react-hook-form";
import type { AddressInputProps } from "~/features/leads/address/address-input";
import { maxLength } from "~/features/leads/model/lead-limits";
import { Field, type FieldControl, Input } from "~/ui/controls/field";

type InputProps = {
  placeholder?: string;
  /** Off in the two floating forms, as their specification says. */
  autoComplete?: "address-line1" | "off";
  /** Keeps the parts of a chosen suggestion, for a form that sends them. */
  onChoose?: AddressInputProps["onChoose"];
  /** The field `address` of the form library, with its value in the server's HTML where there is one. */
  field: UseFormRegisterReturn & { defaultValue?: string };
};

type Props = InputProps & {
  id: string;
  label: string;
  hint: string;
  error: string | undefined;
  required?: boolean;
};

/**
 * Where the work is: the one address field of all our forms. Plain text, in which anything may be typed, until
 * it gets the focus. Then the input with suggestions is fetched and takes its place; without it nothing changes.
 */
export function AddressField({ id, label, hint, error, required = true, ...rest }: Props) {
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required}>
      {(control) => <AddressControl control={control} {...rest} />}
    </Field>
  );
}

/** The input with suggestions, and what the plain one held when it was replaced. */
type Upgrade = Pick<AddressInputProps, "text" | "caret"> & { Suggesting: ComponentType<AddressInputProps> };

function AddressControl({
  control,
  placeholder,
  autoComplete = "address-line1",
  onChoose = () => {},
  field,
}: InputProps & { control: FieldControl }) {
  const plain = useRef<HTMLInputElement | null>(null);
  const [upgrade, setUpgrade] = useState<Upgrade | null>(null);

  const fetchSuggesting = useRef(() => {});
  fetchSuggesting.current = () => {
    // The server never gets here: without this the Worker would carry all of it.
    if (import.meta.env.SSR) return;
    import("~/features/leads/address/address-input").then(
      ({ AddressInput: Suggesting }) => {
        const input = plain.current;
        if (!input) return;
        const { value: text, selectionStart, selectionEnd } = input;
        const focused = document.activeElement === input;
        const caret: Upgrade["caret"] = focused
          ? [selectionStart ?? text.length, selectionEnd ?? text.length]
          : null;
        // At once: a key pressed between reading and replacing would be lost.
        flushSync(() => setUpgrade({ Suggesting, text, caret }));
      },
      () => {},
    );
  };
  // The focus may have been here before this code was.
  useEffect(() => {
    if (plain.current && document.activeElement === plain.current) fetchSuggesting.current();
  }, []);

  const shared = { placeholder, autoComplete, maxLength: maxLength.address };
  if (upgrade) {
    const { Suggesting, ...held } = upgrade;
    return <Suggesting {...{ control, field, onChoose }} {...shared} {...held} />;
  }
  return (
    <Input
      {...shared}
      {...control}
      {...field}
      ref={(input) => {
        plain.current = input;
        field.ref(input);
      }}
      onFocus={() => fetchSuggesting.current()}
    />
  );
}
