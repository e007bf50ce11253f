import type { ComponentProps } from "react";
import { classNames } from "~/lib/text/class-names";

/** Names from the product specification, "Design variants". */
export type BadgeVariant = "default" | "secondary" | "destructive" | "outline";

const VARIANTS: Record<BadgeVariant, string> = {
  default: "border-accent bg-accent text-white",
  secondary: "border-accent-wash bg-accent-wash text-accent-text",
  destructive: "border-danger bg-danger-wash text-danger",
  outline: "border-ink/40 text-ink",
};

export function Badge({
  variant = "default",
  className,
  ...rest
}: ComponentProps<"span"> & { variant?: BadgeVariant }) {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.5 rounded-sm border px-2 py-0.5 text-xs font-semibold",
        VARIANTS[variant],
        className,
      )}
      {...rest}
    />
  );
}
