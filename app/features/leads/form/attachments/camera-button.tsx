import { Button } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";

type Props = { onPick: (files: FileList) => void; className?: string };

/** Held while the camera is open: Safari forgets it otherwise. */
let camera: HTMLInputElement;

/** Opens the camera at the back of a phone; where there is a mouse it does not show. */
export function CameraButton({ onPick, className = "" }: Props) {
  function open() {
    camera = document.createElement("input");
    camera.type = "file";
    camera.accept = "image/*";
    camera.setAttribute("capture", "environment");
    camera.onchange = () => camera.files && onPick(camera.files);
    camera.click();
  }
  return (
    <Button variant="outline" className={`only-scripted pointer-fine:hidden! ${className}`} onClick={open}>
      <Icon name="camera" /> Foto maken
    </Button>
  );
}
