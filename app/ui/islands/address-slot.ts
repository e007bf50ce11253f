import { type ComponentType, createContext, type Ref } from "react";
import type { FieldControl } from "~/ui/controls/field";

/** What an input with address suggestions is given when it takes the place of a plain one. */
export type AddressInputProps = {
  control: FieldControl;
  /** As a form library registers it. */
  field: {
    name: string;
    ref: Ref<HTMLInputElement>;
    onChange: (event: { target: HTMLInputElement; type: string }) => unknown;
    onBlur: (event: { target: unknown; type: string }) => unknown;
  };
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
  maxLength: number;
  /** What the plain input held, and where the caret stood in it; null when it had no focus. */
  text: string;
  caret: [number, number] | null;
};

/**
 * Gives a form the input with address suggestions, which lives in another feature and in a chunk of its own.
 * Null: there is none, and the field stays plain text. The browser sets it for every island.
 */
export const AddressSlot = createContext<null | (() => Promise<ComponentType<AddressInputProps>>)>(null);
