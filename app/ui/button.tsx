import type { ComponentProps } from "react";
import { classNames } from "~/lib/class-names";

/** Names of the owner's specification, "Design variants". */
export type ButtonVariant = "default" | "destructive" | "outline" | "secondary" | "ghost" | "link";
export type ButtonSize = "default" | "sm" | "lg" | "icon";

const BASE =
  "inline-flex items-center justify-center gap-2 rounded-md border font-semibold leading-tight no-underline select-none transition-[background-color,border-color,color,transform] duration-150 active:translate-y-px disabled:pointer-events-none disabled:opacity-55 aria-disabled:opacity-55 motion-reduce:transition-none";

const VARIANTS: Record<ButtonVariant, string> = {
  default: "border-accent bg-accent text-white hover:border-ink hover:bg-ink",
  destructive: "border-danger bg-danger text-white hover:border-ink hover:bg-ink",
  outline: "border-ink/70 bg-transparent text-ink hover:border-ink hover:bg-ink hover:text-white",
  secondary: "border-accent-wash bg-accent-wash text-accent-text hover:border-accent-hatch",
  ghost: "border-transparent bg-transparent text-ink hover:bg-accent-wash",
  link: "border-transparent bg-transparent text-accent-text underline decoration-accent-hatch hover:decoration-current",
};

const SIZES: Record<ButtonSize, string> = {
  default: "min-h-12 px-5 py-2.5 text-base",
  sm: "min-h-10 px-3.5 py-1.5 text-sm",
  lg: "min-h-14 px-7 py-3.5 text-lg",
  icon: "size-12 p-0",
};

/** Classes of a button, for links that look like one. */
export function buttonClass(
  variant: ButtonVariant = "default",
  size: ButtonSize = "default",
  extra?: string,
) {
  return classNames(BASE, VARIANTS[variant], SIZES[size], variant === "link" && "px-0", extra);
}

type Busy = {
  /** What it began is under way: it says so, stays readable, and cannot be pressed again. */
  busy?: boolean;
};

type Look = { variant?: ButtonVariant | undefined; size?: ButtonSize | undefined };

export function Button({
  variant,
  size,
  className,
  type = "button",
  busy = false,
  disabled,
  children,
  ...rest
}: ComponentProps<"button"> & Look & Busy) {
  return (
    <button
      type={type}
      className={buttonClass(variant, size, classNames(busy && "opacity-100!", className))}
      disabled={busy || disabled}
      {...rest}
    >
      {busy && (
        <span className="size-4 animate-spin rounded-full border-2 border-current border-r-transparent motion-reduce:animate-none" />
      )}
      {children}
    </button>
  );
}

export function ButtonLink({ variant, size, className, ...rest }: ComponentProps<"a"> & Look) {
  return <a className={buttonClass(variant, size, className)} {...rest} />;
}
