import { type ComponentProps, useLayoutEffect, useRef, useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";

type Props = Pick<ComponentProps<"input">, "className" | "defaultChecked"> &
  Pick<UseFormRegisterReturn, "name" | "onChange"> &
  Partial<Pick<UseFormRegisterReturn, "onBlur" | "ref">> & { type: "radio" | "checkbox"; value: string };

/**
 * A native radio or box that React renders once. With each update it takes a radio out of its group for a moment, and
 * Chrome's next Tab then stops at the next of the group instead of leaving it.
 */
export function ChoiceInput(props: Props) {
  const latest = useRef(props);
  latest.current = props;
  const shown = useRef<HTMLInputElement>(null);
  const [input] = useState(() => {
    const { ref, ...fixed } = props;
    return (
      <input
        {...fixed}
        ref={shown}
        onChange={(event) => latest.current.onChange(event)}
        onBlur={(event) => latest.current.onBlur?.(event)}
      />
    );
  });
  // With each render, as the form library takes up its fields again after a reset.
  useLayoutEffect(() => latest.current.ref?.(shown.current));
  useLayoutEffect(() => () => latest.current.ref?.(null), []);
  return input;
}
