import { type ComponentType, useContext, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { AddressInputProps } from "~/features/leads/address/address-input";
import { Field, Input } from "~/ui/controls/field";
import { CodeOnDemand } from "./code-on-demand";

type AddressLineProps = {
  id: string;
  address: string;
  error: string | undefined;
  /** With the parts of a suggestion where its text is the address. */
  onChange: (changes: Record<string, string>) => void;
};

/** The input with suggestions, and what the plain one held. */
type Upgrade = Pick<AddressInputProps, "text" | "caret"> & { Suggesting: ComponentType<AddressInputProps> };

const noParts = { street: "", houseNumber: "", postcode: "", city: "", country: "" };

/**
 * The address, with the suggestions of the site from its first focus on; anything may be typed. It keeps its own text: of
 * another draft it is another one.
 */
export function AddressLine({ id, address, error, onChange }: AddressLineProps) {
  const code = useContext(CodeOnDemand);
  const plain = useRef<HTMLInputElement>(null);
  const [upgrade, setUpgrade] = useState<Upgrade | null>(null);

  async function fetchSuggesting() {
    const fetched = await code?.addressInput().catch(() => null);
    const input = plain.current;
    if (!fetched || !input) return;
    const { value: text, selectionStart, selectionEnd } = input;
    const focused = document.activeElement === input;
    const caret: Upgrade["caret"] = focused ? [selectionStart ?? 0, selectionEnd ?? 0] : null;
    // At once: a key pressed between reading and replacing would be lost.
    flushSync(() => setUpgrade({ Suggesting: fetched.AddressInput, text, caret }));
  }

  const typed = ({ target }: { target: { value: string } }) =>
    onChange({ address: target.value, ...noParts });
  return (
    <Field
      id={id}
      label="Adres"
      hint="Straat en plaats, of postcode met huisnummer."
      required={false}
      error={error}
    >
      {(control) => {
        const shared = { ...control, name: "address" };
        const own = { ref: () => {}, onBlur: () => {}, onChange: typed };
        return upgrade ? (
          <upgrade.Suggesting
            control={{ ...shared, ...own }}
            text={upgrade.text}
            caret={upgrade.caret}
            onChoose={onChange}
            autoComplete="off"
            farText="Dit ligt buiten ons vaste werkgebied. Bouwwerk doen wij in heel Nederland."
          />
        ) : (
          <Input
            {...shared}
            ref={plain}
            value={address}
            onChange={typed}
            onFocus={() => void fetchSuggesting()}
            autoComplete="off"
          />
        );
      }}
    </Field>
  );
}
