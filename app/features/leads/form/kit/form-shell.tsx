import type { ComponentProps } from "react";
import type { FieldValues } from "react-hook-form";
import { DialogFrame } from "./dialog-frame";
import type { ShellProps } from "./form-description";
import { PageFrame } from "./page-frame";

/** A form that stands in a modal and in a page; there it works without script. */
export function FormShell<
  Input extends FieldValues,
  Props extends ShellProps & { layout: "dialog" | "page" },
  Id extends string,
>(shell: ComponentProps<typeof DialogFrame<Input, Props, Id>>) {
  return shell.props.layout === "dialog" ? <DialogFrame {...shell} /> : <PageFrame {...shell} />;
}
