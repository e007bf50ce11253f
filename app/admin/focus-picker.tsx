import type { ComponentProps, PointerEvent } from "react";
import { Button } from "~/ui/controls/button";
import { MediaPicture } from "~/ui/controls/media-picture";

type FocusPickerProps = {
  picture: Pick<ComponentProps<typeof MediaPicture>, "media" | "alt" | "width" | "height" | "focus">;
  /** Undefined: the middle again. */
  onChange: (focus: string | undefined) => void;
};

const percent = (part: number, whole: number) => Math.round(Math.min(1, Math.max(0, part / whole)) * 100);

/** What stays in sight where a picture is cut: a tap on the whole of it, or two sliders. */
export function FocusPicker({ picture, onChange }: FocusPickerProps) {
  const [x = 50, y = 50] = (picture.focus ?? "").match(/\d+/g)?.map(Number) ?? [];
  const set = (left: number, top: number) => onChange(`${left}% ${top}%`);
  function tap({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>) {
    const box = currentTarget.getBoundingClientRect();
    set(percent(clientX - box.left, box.width), percent(clientY - box.top, box.height));
  }
  return (
    <details className="text-sm">
      <summary className="flex min-h-11 items-center underline underline-offset-4">Uitsnede kiezen</summary>
      <p className="mb-2 text-ink-soft">
        Tik op wat in beeld moet blijven: in kaarten en op een telefoon wordt een foto afgesneden.
      </p>
      <div className="relative w-fit cursor-crosshair" onPointerUp={tap}>
        <MediaPicture
          {...picture}
          focus={undefined}
          sizes="20rem"
          className="h-auto max-h-80 w-auto max-w-full"
        />
        <span
          aria-hidden="true"
          style={{ left: `${x}%`, top: `${y}%` }}
          className="absolute size-6 -translate-1/2 rounded-full border-3 border-white bg-accent shadow-panel"
        />
      </div>
      <Slider label="Van links naar rechts" value={x} onChange={(left) => set(left, y)} />
      <Slider label="Van boven naar beneden" value={y} onChange={(top) => set(x, top)} />
      {picture.focus && (
        <Button
          variant="ghost"
          size="sm"
          onClick={({ currentTarget }) => {
            // The button goes, and would take the focus along.
            currentTarget.closest("details")?.querySelector("summary")?.focus();
            onChange(undefined);
          }}
        >
          Weer het midden
        </Button>
      )}
    </details>
  );
}

type SliderProps = { label: string; value: number; onChange: (value: number) => void };

function Slider({ label, value, onChange }: SliderProps) {
  return (
    <label className="mt-2 grid max-w-80 gap-1">
      {label}
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={value}
        aria-valuetext={`${value} procent`}
        className="min-h-11 accent-accent"
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </label>
  );
}
