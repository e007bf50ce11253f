import {
  createFormControl,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from "react-hook-form";
import { attachmentStore } from "~/features/leads/form/attachments/attachment-store";
import { formDraft } from "~/features/leads/form/drafts/form-draft";
import { announce } from "~/features/leads/form/send/announce.client";
import { Confirmation } from "~/features/leads/form/send/confirmation-notice";
import { failureToast } from "~/features/leads/form/send/failure-toast";
import { sendLead, submissionKeys } from "~/features/leads/form/send/send-lead";
import { showToast } from "~/features/leads/form/send/show-toast";
import { watchConnection } from "~/features/leads/form/send/watch-connection";
import type { LeadForm } from "~/features/leads/model/lead-options";
import { topmostDialog } from "~/lib/dialog/open-dialog";
import type { AskedNumber } from "./asked-number";
import type { FormDescription, FormProps, FormStart } from "./form-description";
import { formRules } from "./form-rules";
import { lazyResolver } from "./lazy-resolver";
import type { FormOptions, FormShown } from "./use-lead-form";
import { wireForm } from "./wire-form";

export type FormControl<Input extends FieldValues> = Omit<
  UseFormReturn<Input, unknown, unknown>,
  "formState"
>;

type Source<Input extends FieldValues, Props extends FormProps> = {
  description: FormDescription<Input, Props>;
  props: Props;
  form: LeadForm;
  start: FormStart;
  defaults: Record<string, unknown>;
  errors: FieldErrors<Input>;
  /** The latest. */
  options: () => FormOptions;
  show: (change: Partial<FormShown<Input>>) => void;
  /** One more of these. */
  count: (what: "attempts" | "questions") => void;
};

/** What says that a lead came in, or why not: of no use before. */
export const notices = { announce, Confirmation, failureToast, showToast };

/**
 * What a form does with what is entered: the form library, drafts, files, and sending without ever losing what was
 * typed. A chunk of its own, fetched as soon as the form listens.
 */
export function formEngine<Input extends FieldValues, Props extends FormProps>(source: Source<Input, Props>) {
  const { description, props, form, start, defaults, options, show, count } = source;
  const resolver = lazyResolver<Input, unknown>(() => formRules(description.name));
  const number: AskedNumber = { asked: start.values.phoneConfirmed ?? "", sending: false, now: null };
  const fields: FormControl<Input> = createFormControl<Input, unknown, unknown>({
    resolver: async (values, context, rest) => {
      // An untouched group of radios is null to the form library and absent to the schema.
      const wire = withoutNull(description.checked ? description.checked(values) : values);
      const result = await resolver(wire, context, rest);
      if (!number.sending) return result;
      // Without its code nothing is asked here: the server does.
      const code = await import("./asked-number").catch(() => null);
      const message = code?.askAbout(number, wire, values.phone, result.errors);
      return message
        ? {
            values: {},
            errors: { ...result.errors, phone: { type: "question", message } } as FieldErrors<Input>,
          }
        : result;
    },
    defaultValues: defaults as never,
    errors: source.errors,
    shouldFocusError: false,
  });
  const keys = submissionKeys(props.formKey);
  const reportConnection = watchConnection((connection) => show({ connection }));
  const files = attachmentStore({
    tag: props.tag,
    form,
    show: (change) => {
      show(change);
      if (!change.attachments) return;
      show({ filesError: undefined });
      fields.clearErrors("files" as Path<Input>);
      draft.filesChanged();
    },
  });
  const draft = formDraft({ name: description.name, fields, files, keys, start: defaults }, show);
  let busy = false;

  function typed(name: string | undefined) {
    resolver.prepare();
    for (const wrong of [name, name === "phoneCountry" ? "phone" : undefined] as Path<Input>[]) {
      if (wrong && fields.getFieldState(wrong).error) fields.trigger(wrong);
    }
  }
  fields.subscribe({
    formState: { values: true, errors: true },
    // What a dialog presets has no type: it was not entered. What is typed shows itself, unless it is watched.
    callback: ({ type, name, errors }) => {
      draft.changed(type !== undefined);
      if (type) typed(name);
      else show({ errors: { ...errors } as FieldErrors<Input> });
    },
  });

  /** Whether these fields, or all, are right; what is not is then said. */
  async function check(names?: readonly string[], how?: { shouldFocus: boolean }) {
    number.sending = !names || names.includes("phone");
    const right = await (names ? fields.trigger([...names] as Path<Input>[], how) : fields.trigger());
    const { now } = number;
    Object.assign(number, { sending: false, now: null, asked: now?.phone ?? number.asked });
    if (now?.alone) count("questions");
    else if (!right) count("attempts");
    return right;
  }

  async function send() {
    // A double tap sends once.
    if (busy) return;
    busy = true;
    show({ sending: true, failure: null });
    const panel = topmostDialog();
    try {
      const entered = { files: await files.ready(), values: fields.getValues(), props };
      const circumstances = { form, phoneConfirmed: number.asked, ...options().circumstances?.() };
      const body = await wireForm(description, entered, keys, circumstances);
      draft.secure();
      const result = await sendLead(description.endpoint, body);
      reportConnection(!result.ok && result.offline === true);
      if (result.ok) {
        if (result.check && checkKey()) {
          const code = await visitorCheck();
          await code?.passCheck(checkKey(), result.check);
        }
        fields.reset();
        files.clear();
        draft.remove();
        options().onSent(result, notices);
        return;
      }
      // It may have been closed meanwhile.
      if (panel?.isConnected) panel.togglePopover(true);
      show({ filesError: result.errors.files });
      if (result.errors.phone) number.asked = String(body.get("phone"));
      for (const [name, message] of Object.entries(result.errors)) {
        fields.setError(name as Path<Input>, { type: "server", message });
      }
      count("attempts");
      show({ failure: await options().onRefused(result, notices) });
    } finally {
      busy = false;
      show({ sending: false });
    }
  }

  return {
    fields,
    files,
    draft,
    check,
    send,
    /** When the fields are known to the form library; with those that were filled in before that. */
    begin(entered: Iterable<string>) {
      fields.control._formState.isReady = true;
      for (const name of entered) {
        typed(name);
        draft.changed(true);
      }
      draft.start();
    },
  };
}

export type FormEngine<Input extends FieldValues> = ReturnType<typeof formEngine<Input, FormProps>>;

/** Key of the check against abuse; empty where there is none. */
function checkKey(): string {
  return document.querySelector<HTMLMetaElement>("meta[name=turnstile]")?.content ?? "";
}

/** Null where its code cannot be had. */
const visitorCheck = () => import("~/features/leads/form/send/visitor-check").catch(() => null);

function withoutNull<Input extends FieldValues>(values: Input): Input {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as Input;
}
