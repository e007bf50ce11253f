import { type ComponentType, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { AddressInputProps } from "~/features/leads/address/address-input";
import type { FormParts } from "~/features/leads/form/kit/form-description";
import { Input } from "~/ui/controls/field";
import { FormField } from "./form-field";
import { MyLocation } from "./my-location";

type InputProps = {
  placeholder?: string;
  /** Off in the two floating forms, as their specification says. */
  autoComplete?: "address-line1" | "off";
};

type Props = InputProps & {
  form: Pick<FormParts<{ address?: string }>, "text" | "errors" | "prefix" | "chooseAddress">;
  label: string;
  hint: string;
  required?: boolean;
};

/**
 * Where the work is: the one address field of all our forms. Plain text, in which anything may be typed, until
 * it gets the focus. Then the input with suggestions is fetched and takes its place; without it nothing changes.
 */
export function AddressField({ placeholder, autoComplete = "address-line1", ...field }: Props) {
  const shared = { placeholder, autoComplete, onChoose: field.form.chooseAddress };
  return (
    <FormField {...field} name="address">
      {({ defaultValue, ...control }) => (
        <div>
          <AddressControl {...{ control, defaultValue }} {...shared} />
          <MyLocation id={control.id} onChange={control.onChange} onChoose={shared.onChoose} />
        </div>
      )}
    </FormField>
  );
}

/** The input with suggestions, and what the plain one held when it was replaced. */
type Upgrade = Pick<AddressInputProps, "text" | "caret"> & { Suggesting: ComponentType<AddressInputProps> };

type ControlProps = InputProps & Pick<AddressInputProps, "control" | "onChoose"> & { defaultValue?: string };

function AddressControl({ control, defaultValue, onChoose, ...input }: ControlProps) {
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
        // Firefox keeps what a field held when it left the page, and after a reload puts that over the draft.
        input.value = input.defaultValue;
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

  if (upgrade) {
    const { Suggesting, ...held } = upgrade;
    return <Suggesting {...{ control, onChoose }} {...input} {...held} />;
  }
  return (
    <Input
      {...input}
      {...control}
      defaultValue={defaultValue}
      ref={(element) => {
        plain.current = element;
        control.ref(element);
      }}
      onFocus={() => fetchSuggesting.current()}
    />
  );
}
