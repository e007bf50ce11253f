import { useContext } from "react";
import { DocumentContext } from "~/ui/islands/document-context";
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
  size?: number;
  label?: string;
  className?: string;
}) {
  useContext(DocumentContext)?.icons.note([name]);
  const length = `${size / 4}rem`;
  return (
    <svg
      width={length}
      height={length}
      className={className ? `icon ${className}` : "icon"}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`#i-${name}`} />
    </svg>
  );
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
export function ChatLogo({ colour = "green", size = 5 }: { colour?: ChatColour; size?: number }) {
  useContext(DocumentContext)?.icons.note(["whatsapp"]);
  const length = `${size / 4}rem`;
  return (
    <svg
      width={length}
      height={length}
      className={chatColours[colour]}
      fill="currentColor"
      fillRule="evenodd"
      aria-hidden="true"
    >
      <use href="#i-whatsapp" />
    </svg>
  );
}
