import type { ReactNode } from "react";
import { type Label, type LabelTone, labelTones } from "./label";

const toneOf = (tone: string) =>
  (Object.hasOwn(labelTones, tone) ? labelTones[tone as LabelTone] : labelTones.ink).className;

/** A label as a tab of a folder: its tone at the side. `children`: a button in it. */
export function LabelChip({ label, children }: { label: Label; children?: ReactNode }) {
  return (
    <span
      className={`inline-flex max-w-full items-center border border-l-4 border-rule bg-white text-xs font-semibold ${toneOf(label.tone)}`}
    >
      <span className="truncate px-1.5 py-0.5">{label.name}</span>
      {children}
    </span>
  );
}
