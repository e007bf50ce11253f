import type { ReactNode } from "react";
import type { FieldErrors, FieldValues, Path, UseFormRegisterReturn, UseFormReturn } from "react-hook-form";
import type { Attachments } from "~/features/leads/form/attachments/attachment-store";
import type { FailureTexts } from "~/features/leads/form/send/send-result";
import type { ToastMessage } from "~/features/leads/form/send/status/toaster.client";
import type { Journey } from "~/features/leads/model/answers/journey";
import type { LeadForm } from "~/features/leads/model/lead-options";
import type { Address } from "~/lib/address";
import type { FormName } from "./form-rules";

/** All that is particular to one form; `Props` is what its page gives it, `Id` names its steps. */
export type FormDescription<
  Input extends FieldValues,
  Props extends FormProps = FormProps,
  Id extends string = string,
> = {
  /** Of its draft and its rules, which a modal and its page share. */
  name: FormName;
  /** Wire name; that of every form in a modal is `modal`. */
  form: LeadForm;
  endpoint: "/api/service-request" | "/api/offerte";
  action: string;
  journey: Journey<Id>;
  /** Steps that are fetched while the first is filled in. */
  later?: { load: () => Promise<void> };
  /** It has no summary of what is wrong. */
  unsummed?: boolean;
  /** What the rules look at, where that is not what the fields hold. */
  checked?: (values: Input) => Input;
  /** What the fields hold before anything is entered. */
  start?: FormStart["values"];
  /** The same for the form library, where a field is not plain text. */
  defaults?: (values: FormStart["values"]) => Input;
  /** Wire fields beside those of the journey, and what is sent otherwise than it was entered. */
  fixed: (values: Input, props: Props) => Record<string, string>;
  /** Wire fields that do not make it another lead when they differ. */
  circumstances?: Record<string, string>;
  button: { idle: string; busy: string };
  failed: FailureTexts;
  /** What this kind of lead means, said when it is in. */
  note?: string;
};

/** A form that `DialogFrame` or `PageFrame` shows. */
export type ShellDescription<
  Input extends FieldValues,
  Props extends ShellProps,
  Id extends string,
> = FormDescription<Input, Props, Id> & {
  parts: Record<Id, PartComponent<Input, Props>>;
  /** In its page: what is put before every id, and the level of the parts' headings. */
  page: { prefix: string; heading: "h2" | "h3" };
  failed: { title: string };
  sent: ToastMessage;
};

export type PartComponent<Input extends FieldValues, Props> = (props: Props & FormParts<Input>) => ReactNode;

export type FormProps = {
  tag: string;
  privacyVersion: string;
  start?: FormStart;
  /** Submission key that the page was handed out with. */
  formKey?: string;
  formTime?: string;
};

export type FrameProps<Input extends FieldValues, Props extends ShellProps, Id extends string> = {
  description: ShellDescription<Input, Props, Id>;
  props: Props;
  /** What one agrees to, or not, by sending. */
  terms?: ReactNode;
};

export type ShellProps = FormProps & { phone: { label: string; href: string } };

/** What a form starts with; `errors` by wire name, as the server gives them after a post without script. */
export type FormStart = {
  values: Record<string, string>;
  errors: Record<string, string>;
};

export type FormParts<Input extends FieldValues> = Pick<UseFormReturn<Input>, "watch" | "setValue"> & {
  /** A field of the form library, with the value that the server's HTML shows. */
  text: (name: Path<Input>) => UseFormRegisterReturn & { defaultValue?: string };
  option: (
    name: Path<Input>,
    value: string,
  ) => UseFormRegisterReturn & { value: string; defaultChecked: boolean };
  /** Keeps the parts of a chosen suggestion beside the text of the address. */
  chooseAddress: (address: Address) => void;
  errors: FieldErrors<Input>;
  files: Attachments;
  filesError: string | undefined;
  /** Put before every id, so that the modal and a page form can stand in one document. */
  prefix: string;
};
