import type { IconName } from "./icon-shapes";

export type { IconName };

/** Decorative unless `label` is given. `size` in units of 0.25rem, as Tailwind's spacing: 5 = 1.25rem. */
export function Icon({
  name,
  size = 5,
  label,
  className,
}: {
  name: IconName;
  size?: 4 | 4.5 | 5 | 6 | 7 | 8;
  label?: string;
  className?: string;
}) {
  const scale = size === 5 ? "" : ` icon-${String(size).replace(".", "-")}`;
  const classes = `icon i-${name}${scale}${className ? ` ${className}` : ""}`;
  return label ? <i className={classes} role="img" aria-label={label} /> : <i className={classes} />;
}

const chatColours = {
  white: "text-white",
  red: "text-roof",
  blue: "text-chimney",
  green: "text-maintenance",
  orange: "text-building",
} as const;

export type ChatColour = keyof typeof chatColours;

/** WhatsApp's sign. Decorative: the link has the text. */
export function ChatLogo({ colour = "green" }: { colour?: ChatColour }) {
  return <i className={`icon i-whatsapp ${chatColours[colour]}`} />;
}
