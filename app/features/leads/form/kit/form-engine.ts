import {
  createFormControl,
  type Field,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type UseFormReturn,
} from "react-hook-form";
import { attachmentStore } from "~/features/leads/form/attachments/attachment-store";
import { formDraft } from "~/features/leads/form/drafts/form-draft";
import type { AskedNumber } from "~/features/leads/form/kit/values/asked-number";
import { checkedValues } from "~/features/leads/form/kit/values/checked-values";
import { fetchReview } from "~/features/leads/form/review/fetch-review";
import type { SendingForm } from "~/features/leads/form/send/send-form";
import type { SendState } from "~/features/leads/form/send/send-result";
import { submissionKeys } from "~/features/leads/form/send/submission-keys";
import type { LeadForm } from "~/features/leads/model/lead-options";
import { topmostDialog } from "~/lib/dialog/open-dialogs";
import { untilAborted } from "~/lib/until-aborted";
import type { FormDescription, FormProps, FormStart } from "./form-description";
import { formRules } from "./form-rules";
import { lazyResolver } from "./lazy-resolver";
import type { FormOptions, FormShown } from "./use-lead-form";
import { wireForm } from "./wire-form";

export type FormControl<Input extends FieldValues> = Omit<
  UseFormReturn<Input, unknown, unknown>,
  "formState"
>;

/** The body of the post; without one it was stopped, or files cannot be read any more. */
type Frozen = { gone?: string; body?: FormData };

type Source<Input extends FieldValues, Props extends FormProps> = {
  description: FormDescription<Input, Props>;
  props: Props;
  form: LeadForm;
  start: FormStart;
  defaults: Record<string, unknown>;
  /** Comes with this: after a deploy it could not be had any more. */
  sendingCode: typeof import("~/features/leads/form/send/send-form");
  errors: FieldErrors<Input>;
  /** The latest. */
  options: () => FormOptions;
  /** What stands under all fields. */
  foot: () => HTMLElement | null;
  show: (change: Partial<FormShown<Input>>) => void;
  /** One more of these. */
  count: (what: "attempts" | "questions") => void;
};

/** For a form of photos alone: apart, it would be one more file for every other form to fetch. */
export { attachmentStore, untilAborted };

/**
 * What a form does with what is entered: the form library, drafts, files, and sending without ever losing what was
 * typed. A chunk of its own, fetched as soon as the form listens.
 */
export function formEngine<Input extends FieldValues, Props extends FormProps>(source: Source<Input, Props>) {
  const { description, props, form, start, defaults, sendingCode, options, foot, show, count } = source;
  import("~/features/leads/form/kit/frames/follow-viewport").then(
    (code) => code.followViewport(),
    () => {},
  );
  const resolver = lazyResolver<Input, unknown>(() => formRules(description.name));
  const number: AskedNumber = { asked: start.values.phoneConfirmed ?? "", sending: false, now: null };
  const fields: FormControl<Input> = createFormControl<Input, unknown, unknown>({
    resolver: checkedValues(resolver, number, description.checked),
    defaultValues: defaults as never,
    errors: source.errors,
    shouldFocusError: false,
  });
  const keys = submissionKeys(props.formKey);
  const files = attachmentStore({
    tag: props.tag,
    form,
    show: (change) => {
      show(change);
      if (!change.attachments) return;
      sending?.edited();
      show({ filesError: undefined });
      fields.clearErrors("files" as Path<Input>);
      draft.filesChanged();
    },
  });
  const panel = () => options().panel;
  const isBusy = () => busy;
  const draft = formDraft(
    { description, form, defaults, fields, files, keys, panel, resolver, isBusy },
    show,
  );
  const dialog = panel()?.root.current?.closest("dialog");
  const back = dialog
    ? import("~/features/leads/form/kit/frames/panel-history").then(
        (code) =>
          code.panelHistory(dialog, {
            panel,
            isSending: () => at === "sending",
            journey: description.journey,
            opened: draft.look,
          }),
        () => null,
      )
    : null;
  fetchReview({ description, props, fields, files, options, show });
  let busy = false;
  let preparing = new AbortController();
  /** From the moment that its body is frozen. */
  let sending: SendingForm | null = null;
  /** What was sent of these fields before they were changed. */
  let withdrawn: string | undefined;
  let at: SendState["at"] = "idle";
  const state = (next: SendState) => {
    at = next.at;
    show({ state: next });
  };

  function typed(name: string | undefined) {
    resolver.prepare();
    sending?.edited();
    const before = keys.kept()?.key;
    if (!busy && before && before !== withdrawn) {
      withdrawn = before;
      sendingCode.withdrawLead(before);
    }
    for (const wrong of [name, name === "phoneCountry" ? "phone" : undefined] as Path<Input>[]) {
      if (wrong && fields.getFieldState(wrong).error) fields.trigger(wrong);
    }
  }
  fields.subscribe({
    formState: { values: true, errors: true },
    // What a dialog presets has no type: it was not entered. What is typed shows itself, unless it is watched.
    callback: ({ type, name, errors }) => {
      draft.changed(type && name);
      if (type) typed(name);
      else show({ errors: { ...errors } as FieldErrors<Input> });
    },
  });

  function take(name: string) {
    typed(name);
    draft.changed(name);
  }

  /** Whether these fields, or all, are right; what is not is then said. */
  async function check(names?: readonly string[], how?: { shouldFocus: boolean }) {
    sendingCode.takeShown(panel, foot, fields, take);
    number.sending = !names || names.includes("phone");
    const right = await (names ? fields.trigger([...names] as Path<Input>[], how) : fields.trigger());
    const { now } = number;
    Object.assign(number, { sending: false, now: null, asked: now?.phone ?? number.asked });
    if (now?.alone) count("questions");
    else if (!right) count("attempts");
    return right;
  }

  /** Says why it is not in, at the fields too. */
  function failed(errors: Record<string, string>, message: string, dialog: HTMLElement | undefined) {
    const { title, description: cure } = description.failed;
    // It may have been closed meanwhile.
    if (dialog?.isConnected) dialog.togglePopover(true);
    // What stays says what helps, not the same words twice.
    state({ at: "failed", title, text: message === title ? cure : message });
    options().onFailed({ errors, message }, sendingCode.notices);
  }

  async function freeze(stopped: AbortSignal): Promise<Frozen> {
    const { gone, ...ready } = await files.ready();
    if (gone || stopped.aborted) return { gone };
    const entered = { ...ready, values: fields.getValues(), props };
    const circumstances = { form, phoneConfirmed: number.asked, ...options().circumstances?.() };
    const { filledAddressParts } = sendingCode;
    const body = await wireForm(description, entered, keys, circumstances, filledAddressParts);
    await sendingCode.shareKey(keys, body);
    return { body };
  }

  async function send() {
    // A double tap sends once; what waits for the line is tried at once.
    if (busy) return sending?.tryNow();
    busy = true;
    sendingCode.keepWidth(foot());
    state({ at: "sending", percent: null });
    const panel = topmostDialog();
    preparing = new AbortController();
    const { signal } = preparing;
    let received = false;
    try {
      // Photos may still be made smaller.
      const { gone, body } = await untilAborted(signal, freeze(signal), {} as Frozen);
      if (gone) {
        count("attempts");
        return failed({ files: gone }, gone, panel);
      }
      if (!body) return state({ at: "idle" });
      draft.secure();
      sending = sendingCode.sendForm({ description, body, panel, show: state });
      const { result, notices } = await sending.outcome;
      sending = null;
      if (result.kind === "cancelled") return state({ at: "idle", perhaps: result.perhaps });
      if (result.kind === "received") {
        received = true;
        await sendingCode.answered(draft.sent(), null);
        await sendingCode.passAskedCheck(result.check);
        await sendingCode.goToForm(foot());
        empty();
        back?.then((here) => here?.sent());
        options().onSent(result, notices);
        return;
      }
      const errors = result.kind === "refused" ? result.errors : {};
      if (errors.phone) number.asked = String(body.get("phone"));
      const text = sendingCode.refusalText(description.failed, result);
      sendingCode.sayWrong(errors, {
        ...{ description, fields, show, foot: foot(), panel: options().panel },
        tell: () => failed(errors, text, panel),
        again: () => count("attempts"),
      });
    } catch (error) {
      // Something of ours is broken: it must not look as if it were on its way.
      if (received) throw error;
      failed({}, description.failed.description, panel);
    } finally {
      busy = false;
      sending = null;
    }
  }

  const cancel = () => (sending ? sending.cancel() : preparing.abort());

  /** What waits is wiped with the rest. */
  function wipe() {
    cancel();
    sendingCode.endFailures();
    typed(undefined);
    draft.wipe();
  }

  function empty() {
    state({ at: "idle" });
    // The library empties the form around a field, which is another one where fields name theirs.
    // By name: those with a dot in it stand in parts of their own.
    for (const name of fields.control._names.mount) {
      const field = get(fields.control._fields, name) as Field | undefined;
      (field?._f.ref as HTMLInputElement | undefined)?.form?.reset();
    }
    fields.reset();
    files.clear();
    draft.remove();
  }
  // What waited since an earlier visit was put back here too.
  addEventListener(sendingCode.LEAD_SENT, ({ detail }: CustomEventInit<string>) => {
    if (!busy && detail === keys.kept()?.key && detail !== withdrawn) empty();
  });

  return {
    fields,
    files,
    draft: { ...draft, wipe },
    SendStatus: sendingCode.SendStatus,
    check,
    /** What is wrong with the fields that were checked, by name. */
    errors: () => fields.control._formState.errors,
    send,
    cancel,
    /** Another step is shown, or the first. */
    stepped() {
      back?.then((here) => here?.settle());
      draft.changed();
    },
    /** When the fields are known to the form library; with those that were filled in before that. */
    begin(entered: Iterable<string>) {
      fields.control._formState.isReady = true;
      for (const name of entered) take(name);
      draft.start(entered);
    },
  };
}

export type FormEngine<Input extends FieldValues> = ReturnType<typeof formEngine<Input, FormProps>>;
