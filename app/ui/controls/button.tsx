import type { ComponentProps, MouseEvent } from "react";
import { classNames } from "~/lib/text/class-names";

/** Names from the product specification, "Design variants". */
type ButtonVariant = "default" | "destructive" | "outline" | "secondary" | "ghost" | "link";
type ButtonSize = "default" | "sm" | "lg" | "icon";

const VARIANTS: Record<ButtonVariant, string> = {
  default: "button-primary",
  destructive: "button-destructive",
  outline: "button-outline",
  secondary: "button-secondary",
  ghost: "button-ghost",
  link: "button-link",
};

const SIZES: Record<ButtonSize, string> = {
  default: "",
  sm: "button-sm",
  lg: "button-lg",
  icon: "button-icon",
};

/** For links that look like a button. */
export function buttonClass(
  variant: ButtonVariant = "default",
  size: ButtonSize = "default",
  extra?: string,
) {
  return classNames("button", VARIANTS[variant], SIZES[size], variant === "link" && "px-0", extra);
}

type Busy = {
  /** Shows a spinner and disables the button without fading it. */
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

/** For a button: the second click of a double click does not answer what the first one asked. */
export function dropSecondClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

export function ButtonLink({ variant, size, className, ...rest }: ComponentProps<"a"> & Look) {
  return <a className={buttonClass(variant, size, className)} {...rest} />;
}
