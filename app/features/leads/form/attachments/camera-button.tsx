import type { ChangeEvent } from "react";
import { classNames } from "~/lib/text/class-names";
import { buttonClass } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";

type Props = {
  onPick: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Of the file input beside it, where the form may go the native way. */
  name?: string;
  className?: string;
};

/** Opens the camera at the back of a phone; where there is a mouse it does not show. */
export function CameraButton({ onPick, name, className }: Props) {
  return (
    <label
      className={buttonClass(
        "outline",
        "default",
        classNames(
          "only-scripted pointer-fine:hidden! has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent",
          className,
        ),
      )}
    >
      <input
        type="file"
        name={name}
        accept="image/*"
        capture="environment"
        onChange={onPick}
        className="sr-only"
      />
      <Icon name="camera" /> Foto maken
    </label>
  );
}
