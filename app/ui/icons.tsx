import type { IconName } from "./icon-sprite";

export type { IconName };

/**
 * An icon of the set, in the colour of the text. Decorative unless `label` is given.
 * `size` counts in units of 0.25rem, as Tailwind's spacing does: 5 = 1.25rem.
 */
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

/** Sign of the chat channel: a speech bubble with a handset. Decorative: the link beside it has the text. */
export function ChatLogo({ colour = "green", size = 5 }: { colour?: ChatColour; size?: number }) {
  const length = `${size / 4}rem`;
  return (
    <svg
      width={length}
      height={length}
      viewBox="0 0 24 24"
      className={chatColours[colour]}
      aria-hidden="true"
    >
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M12 2a10 10 0 0 0-8.7 14.9L2 22l5.2-1.3A10 10 0 1 0 12 2ZM9.6 6.9l1.2 2.9-1.3 1.3a7.6 7.6 0 0 0 3.4 3.4l1.3-1.3 2.9 1.2v1.5c0 .8-.7 1.4-1.5 1.4A8.8 8.8 0 0 1 6.7 8.4c0-.8.6-1.5 1.4-1.5Z"
      />
    </svg>
  );
}
