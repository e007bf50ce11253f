import type { FieldValues, Resolver } from "react-hook-form";
import type { AttachmentStore } from "~/features/leads/form/attachments/attachment-store";
import type { FormDescription } from "~/features/leads/form/kit/form-description";
import type { FormControl } from "~/features/leads/form/kit/form-engine";
import type { Panel } from "~/features/leads/form/kit/frames/panel-history";
import type { SubmissionKeys } from "~/features/leads/form/send/submission-keys";
import type { LeadForm } from "~/features/leads/model/lead-options";

/** What the keeper of a draft knows of its form. */
export type DraftSource<Input extends FieldValues = FieldValues> = {
  description: Pick<
    FormDescription<Input>,
    "name" | "endpoint" | "journey" | "start" | "defaults" | "checked"
  >;
  /** Wire name; some forms take photos only. */
  form: LeadForm;
  /** What the fields held in the beginning. */
  defaults: Record<string, unknown>;
  fields: FormControl<Input>;
  files: AttachmentStore;
  keys: SubmissionKeys;
  panel: () => Panel | undefined;
  /** What is on its way is not touched, or waits no longer. */
  isBusy: () => boolean;
  /** The rules of the form. */
  resolver: Resolver<Input, unknown, unknown>;
};

/** Nothing of it until the draft was looked at. */
export type DraftShown = {
  /** What became of what was entered before: put back, with when that was, or gone with what another form did. */
  earlier?: { title: string; text: string } | null;
  kept?: boolean;
  /** It was wiped a moment ago, and can still be had back. */
  wiped?: boolean;
};
