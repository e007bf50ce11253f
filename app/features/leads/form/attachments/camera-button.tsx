import { useRef } from "react";
import { classNames } from "~/lib/text/class-names";
import { Button } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";

type Props = { onPick: (files: FileList) => void; className?: string };

/** Opens the camera at the back of a phone; where there is a mouse it does not show. */
export function CameraButton({ onPick, className }: Props) {
  /** Held while the camera is open: Safari forgets it otherwise. */
  const input = useRef<HTMLInputElement>(null);
  function open() {
    const camera = Object.assign(document.createElement("input"), {
      type: "file",
      accept: "image/*",
      onchange: () => camera.files && onPick(camera.files),
    });
    camera.setAttribute("capture", "environment");
    input.current = camera;
    camera.click();
  }
  return (
    <Button
      variant="outline"
      className={classNames("only-scripted pointer-fine:hidden!", className)}
      onClick={open}
    >
      <Icon name="camera" /> Foto maken
    </Button>
  );
}
