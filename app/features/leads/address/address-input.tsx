import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from "@headlessui/react";
import {
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { region } from "~/content/site/region";
import { type Address, addressLabel, parseAddress } from "~/lib/address";
import { classNames } from "~/lib/text/class-names";
import { type FieldControl, Input } from "~/ui/controls/field";
import type { Suggestion } from "./suggestion";
import { useSuggestions } from "./use-suggestions";

export type AddressInputProps = {
  control: FieldControl & {
    name: string;
    ref: (input: HTMLInputElement | null) => void;
    onChange: (event: { target: HTMLInputElement; type: string }) => unknown;
    onBlur: (event: { target: unknown; type: string }) => unknown;
  };
  /** Called with the parts of a suggestion when it is chosen, and again when its house number is typed. */
  onChoose: (address: Address) => void;
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
  /** Said of what lies outside the area, in place of what is said to a visitor. */
  farText?: string | undefined;
  /** What the plain input held, and where the caret stood in it; null when it had no focus. */
  text: string;
  caret: [number, number] | null;
};

/**
 * The input with address suggestions. Anything may be typed: the first option is always the text as it is,
 * so that Tab and Enter never replace it by an address that was not chosen.
 */
export function AddressInput(props: AddressInputProps) {
  const { control, onChoose, placeholder, autoComplete, farText, caret } = props;
  const [text, setText] = useState(props.text);
  const [outside, setOutside] = useState(false);
  /** A street was chosen and its house number is still to come. */
  const [street, setStreet] = useState<Address | null>(null);
  const input = useRef<HTMLInputElement | null>(null);
  const found = useSuggestions();

  // The form library forgets its fields when it resets, and takes them up again with each render. The combobox
  // hands on a ref only once, so this does it.
  const register = useRef(control.ref);
  useLayoutEffect(() => {
    register.current = control.ref;
    control.ref(input.current);
  });
  useLayoutEffect(() => () => register.current(null), []);
  const { text: held } = props;
  useLayoutEffect(() => {
    if (!input.current) return;
    // The combobox does so after this, and what is set then takes the caret to its end.
    input.current.value = held;
    if (!caret) return;
    input.current.focus();
    input.current.setSelectionRange(...caret);
  }, [held, caret]);
  useEffect(() => {
    if (!street) return;
    const place = requestAnimationFrame(() => {
      const end = street.street.length;
      if (input.current?.value === addressLabel(street)) input.current.setSelectionRange(end, end);
    });
    return () => cancelAnimationFrame(place);
  }, [street]);

  // What a list shows must be seen to be chosen: where it is not, the field goes to the top, and the list under it.
  const { results } = found;
  useLayoutEffect(() => {
    const field = input.current?.parentElement;
    if (results.length > 0 && field) bringListIntoView(field);
  }, [results]);

  // Sent or wiped, or a draft came back: the input itself holds the text already.
  useEffect(() => {
    const form = input.current?.form;
    const reset = () => {
      setText(input.current?.defaultValue ?? "");
      setOutside(false);
      setStreet(null);
    };
    const restored = () => setText(input.current?.value ?? "");
    form?.addEventListener("reset", reset);
    document.addEventListener("restored", restored);
    return () => {
      form?.removeEventListener("reset", reset);
      document.removeEventListener("restored", restored);
    };
  }, []);

  function type(event: ChangeEvent<HTMLInputElement>) {
    const { target } = event;
    if (street) spaceBeforeNumber(target, street.street);
    const typed = target.value;
    setText(typed);
    setOutside(false);
    control.onChange(event);
    const parts = parseAddress(typed);
    const whole = street && { ...street, houseNumber: parts.houseNumber };
    if (whole && typed.trim() === addressLabel(whole)) onChoose(whole);
    else if (parts.street !== street?.street) setStreet(null);
    found.ask(typed);
  }

  function choose(option: Suggestion | string | null) {
    if (!option || typeof option === "string" || !input.current) return;
    const { kind, label, outside: far, ...address } = option;
    input.current.value = label;
    setText(label);
    setOutside(far);
    control.onChange({ target: input.current, type: "change" });
    onChoose(address);
    setStreet(kind === "street" ? address : null);
    if (kind !== "address") found.ask(label);
  }

  const far = outside || found.outside;
  const missingNumber = street !== null && text === addressLabel(street);
  return (
    <div className="relative" onKeyDownCapture={keepEnter}>
      <Combobox<Suggestion | string> value={text} onChange={choose}>
        <ComboboxInput
          as={DescribedInput}
          describedBy={control["aria-describedby"]}
          {...control}
          ref={input}
          displayValue={() => text}
          onChange={type}
          autoComplete={autoComplete}
          placeholder={placeholder}
        />
        <ComboboxOptions
          modal={false}
          data-address-suggestions=""
          aria-label="Adresuggesties"
          className={classNames(
            "absolute inset-x-0 top-full z-20 max-h-[300px] overflow-y-auto overscroll-contain rounded-md bg-white quiet",
            found.results.length > 0 && "mt-1 border border-ink/55 py-1 shadow-panel",
          )}
        >
          <ComboboxOption value={text} className="sr-only">
            Zoals getypt: {text}
          </ComboboxOption>
          {found.results.map((option) => (
            <ComboboxOption
              key={`${option.label} ${option.country}`}
              value={option}
              data-suggestion=""
              className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-3.5 py-1.5 data-focus:bg-accent-wash"
            >
              <span>
                <span className="block font-semibold">{firstLine(option)}</span>
                <span className="block text-sm text-ink-soft">{secondLine(option)}</span>
              </span>
              {option.kind === "street" && <span className="text-sm text-ink-soft">+ nummer</span>}
            </ComboboxOption>
          ))}
          {found.google && found.results.length > 0 && (
            <li role="presentation" className="px-3.5 py-1.5 text-sm text-ink-soft">
              Deels van Google Maps
            </li>
          )}
        </ComboboxOptions>
      </Combobox>
      <div role="status" className="text-sm">
        {missingNumber && <p className="mt-1.5 font-semibold">Typ het huisnummer er nog bij.</p>}
        {far && (
          <p className="mt-1.5 border-l-4 border-accent bg-accent-wash px-3 py-2">
            {farText ??
              `Dit ligt buiten ons vaste werkgebied, ${region.both}. Verstuur uw aanvraag gerust: u hoort of wij kunnen komen. Bouwwerk doen wij in heel Nederland.`}
          </p>
        )}
      </div>
    </div>
  );
}

/** Enter is the form's, also over an open list in which nothing was chosen by the arrows: the combobox would only close it. */
function keepEnter(event: KeyboardEvent<HTMLDivElement>) {
  const isChosen = event.currentTarget.querySelector("[data-suggestion][data-focus]") !== null;
  if (event.key === "Enter" && !isChosen) event.stopPropagation();
}

/** The combobox puts its own `aria-describedby` over ours, also where it has none: hint and error were not read out. */
function DescribedInput({
  describedBy,
  ...rest
}: ComponentProps<"input"> & { describedBy?: string | undefined }) {
  return <Input {...rest} aria-describedby={describedBy} />;
}

const firstLine = (option: Suggestion) =>
  [option.street, option.houseNumber].filter(Boolean).join(" ") || option.city;

const secondLine = ({ kind, postcode, city, country }: Suggestion) =>
  [kind === "place" ? "" : [postcode, city].filter(Boolean).join(" "), country].filter(Boolean).join(", ");

/** Moves the sheet, or the page where it is low, only as far as the list asks for. */
function bringListIntoView(field: HTMLElement) {
  const list = field.querySelector<HTMLElement>("[data-address-suggestions]");
  if (!list) return;
  const sheet = field.closest("[data-scroll]") ?? field.closest("dialog");
  const bottom = sheet ? sheet.getBoundingClientRect().bottom : seenBottom();
  if (list.getBoundingClientRect().bottom <= bottom) return;
  field.scrollIntoView({ behavior: "instant" });
  if (!sheet) list.style.maxHeight = `${bottom - list.getBoundingClientRect().top - 4}px`;
}

/** Where a page ends for who looks at it: at the keyboard, or at the bar that lies over it. */
function seenBottom(): number {
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: innerHeight };
  const bar = document.querySelector(".contact-bar")?.getBoundingClientRect();
  return Math.min(offsetTop + height, bar?.height ? bar.top : Number.POSITIVE_INFINITY);
}

/** 'Kerkstraat12, Eindhoven' → 'Kerkstraat 12, Eindhoven', with the caret where it was. */
function spaceBeforeNumber(input: HTMLInputElement, street: string) {
  const { value, selectionStart } = input;
  if (!value.startsWith(street) || !/^\d/.test(value.slice(street.length))) return;
  const caret = (selectionStart ?? value.length) + 1;
  input.value = `${street} ${value.slice(street.length)}`;
  input.setSelectionRange(caret, caret);
}
