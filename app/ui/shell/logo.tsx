import type { Theme } from "~/content/types";

/**
 * A gable in section on a 24 grid. The group's mark shows half the house cut open, a division's its own part
 * as a solid.
 */
const marks: Record<Theme, { line: string; solid: string }> = {
  navy: {
    line: "M13.6 3.9 20.9 11.3M18.9 9.5V21.1H13.6M13.6 9.7h5M13.6 13.5h5M13.6 17.3h5",
    solid: "M11.9.8V22H4.2V11.6L3.1 12.7 1.4 11.1Z",
  },
  roof: {
    line: "M5.1 13V21.1H18.9V13",
    solid: "M12 .6 1 11.5 3.2 13.8 12 5.2l8.8 8.6L23 11.5Z",
  },
  chimney: {
    line: "M11.5 3.1 3 11.6M5.1 9.5V21.1H11.5M18.2 21.1h.7V9.5M18.2 8.9 20.9 11.6",
    solid: "M12.6.4h4.5V22H12.6Z",
  },
  maintenance: {
    line: "M3.5 9.7 12 1.9 20.5 9.7M5.1 13.5V21.1H16.9",
    solid: "M1.5 9.7h21v3.3H21v9H17.7v-9H1.5Z",
  },
  building: {
    line: "M3 11.6 12 2.6 21 11.6",
    solid:
      "M4.2 12.2h7.2v4.2H4.2ZM12.6 12.2h7.2v4.2h-7.2ZM4.2 17.7h3v4.2h-3ZM8.5 17.7h7v4.2h-7ZM16.8 17.7h3v4.2h-3Z",
  },
};

/** `colour`: the solid in the theme's colour; `mono`: all in the text colour. */
type LogoTone = "colour" | "mono";

/** Decorative. `size` in units of 0.25rem; legible from 4 (16 px). */
export function LogoMark({
  theme = "navy",
  tone = "colour",
  size = 8,
}: {
  theme?: Theme;
  tone?: LogoTone;
  size?: number;
}) {
  const length = `${size / 4}rem`;
  const mark = marks[theme];
  return (
    <svg width={length} height={length} viewBox="0 0 24 24" aria-hidden="true" className="shrink-0">
      <path d={mark.line} fill="none" stroke="currentColor" strokeWidth="1.75" />
      <path d={mark.solid} fill={tone === "mono" ? "currentColor" : `var(--color-${theme})`} />
    </svg>
  );
}

/**
 * Mark and name as text; a link around it needs no other name. `size` is the mark's height in units of
 * 0.25rem.
 */
export function Logo({
  name,
  theme = "navy",
  tone = "colour",
  size = 10,
}: {
  name: string;
  theme?: Theme;
  tone?: LogoTone;
  size?: number;
}) {
  const cut = name.lastIndexOf(" ");
  return (
    <span className="logo" data-size={size >= 12 ? "lg" : size >= 9 ? "md" : "sm"}>
      <LogoMark theme={theme} tone={tone} size={size} />
      <span className="logo-name">
        <span className="logo-first">{name.slice(0, Math.max(cut, 0))}</span>{" "}
        <span className="logo-last">{name.slice(cut + 1)}</span>
      </span>
    </span>
  );
}
