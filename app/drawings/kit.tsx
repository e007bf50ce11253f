import type { ReactNode } from "react";

/*
 * Classes carry the pen and the pencil, so that a theme recolours everything: cut, thin, hair, hidden-line,
 * soft for lines; paper, wash, poche, tone, accent, ink, none for faces; tiles, lead, lead-line, zinc for
 * what they say. Cut parts heavy, seen parts light, one accent: what the drawing is about.
 */

type Named = { title: string; desc?: string; decorative?: never };
type Decorative = { decorative: true; title?: never; desc?: never };

/**
 * `id` must be unique in the page: the description is wired through it. `interactive` (role group) keeps the
 * links inside reachable. The name is an aria-label, because a title element would pop up as a tooltip.
 * Sheet size in units; at 60 units to the metre the patterns are true to scale.
 */
export function Drawing({
  id,
  width,
  height,
  interactive = false,
  className,
  fit,
  bleed = false,
  children,
  title,
  desc,
}: {
  id: string;
  width: number;
  height: number;
  interactive?: boolean;
  className?: string;
  /** preserveAspectRatio, e.g. 'xMinYMid slice' for a drawing that bleeds over an edge. */
  fit?: string;
  /** What lies outside the sheet is seen too. */
  bleed?: boolean;
  children: ReactNode;
} & (Named | Decorative)) {
  return (
    <svg
      id={id}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={fit}
      overflow={bleed ? "visible" : undefined}
      className={className ? `drawing ${className}` : "drawing"}
      role={title ? (interactive ? "group" : "img") : undefined}
      aria-label={title}
      aria-describedby={desc ? `${id}-desc` : undefined}
      aria-hidden={title ? undefined : true}
    >
      {desc && <desc id={`${id}-desc`}>{desc}</desc>}
      {children}
    </svg>
  );
}
