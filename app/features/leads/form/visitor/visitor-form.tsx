import type { ComponentProps } from "react";
import { MessageForm } from "./message-form";
import { PhotoForm } from "./photo-form";

type Props =
  | ({ of: "photos" } & ComponentProps<typeof PhotoForm>)
  | ({ of: "message" } & ComponentProps<typeof MessageForm>);

/** The forms of the visitor's own page, as one island: each has a line in the script of every first view. */
export function VisitorForm(props: Props) {
  return props.of === "photos" ? <PhotoForm {...props} /> : <MessageForm {...props} />;
}
