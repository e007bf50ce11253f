import { useEffect, useRef, useState } from "react";
import { type FieldErrors, type FieldValues, type Path, useForm } from "react-hook-form";
import { useAttachments } from "~/features/leads/form/attachments/use-attachments";
import { useFormDraft } from "~/features/leads/form/drafts/use-form-draft";
import { type SendResult, sendLead, submissionKeys } from "~/features/leads/form/send/send-lead";
import { useConnection } from "~/features/leads/form/send/use-connection";
import type { LeadForm } from "~/features/leads/model/lead-options";
import { OPEN_DIALOG } from "~/lib/dialog/open-dialog";
import type { AskedNumber } from "./asked-number";
import type { FormDescription, FormParts, FormProps } from "./form-description";
import { formRules } from "./form-rules";
import { lazyResolver } from "./lazy-resolver";
import { wireForm } from "./wire-form";

export type Sent = Extract<SendResult, { ok: true }>;
type Refused = Extract<SendResult, { ok: false }>;

type Options = {
  prefix: string;
  form?: LeadForm;
  /** Wire fields that say how the visitor came to it; they may differ when the same lead is sent again. */
  circumstances?: () => Record<string, string>;
  onSent: (sent: Sent) => void;
  /** Errors by wire name; none when the post never arrived. What it returns is said in the form itself. */
  onRefused: (refused: Refused) => string | null | Promise<string | null>;
};

/** State of a form in the browser: fields, files, draft, and sending without ever losing what was typed. */
export function useLeadForm<Input extends FieldValues, Props extends FormProps>(
  description: FormDescription<Input, Props>,
  props: Props,
  options: Options,
) {
  const { checked } = description;
  const { form = description.form } = options;
  // One object each for the life of the form: other ones would replace the errors found since.
  const [start] = useState(() => props.start ?? { values: description.start ?? {}, errors: {} });
  const [serverErrors] = useState(() => errorsOf<Input>(start.errors));
  const [defaults] = useState(() => description.defaults?.(start.values) ?? start.values);
  const [resolver] = useState(() => lazyResolver<Input, unknown>(() => formRules(description.name)));
  const [number] = useState(
    (): AskedNumber => ({ asked: start.values.phoneConfirmed ?? "", sending: false, now: null }),
  );
  const fields = useForm<Input, unknown, unknown>({
    resolver: async (values, context, rest) => {
      // An untouched group of radios is null to the form library and absent to the schema.
      const wire = withoutNull(checked ? checked(values) : values);
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
    ...(serverErrors && { errors: serverErrors }),
    shouldFocusError: false,
  });
  useEffect(
    () =>
      fields.subscribe({
        formState: { values: true },
        // What a dialog presets has no type: it was not entered.
        callback: ({ type, name }) => {
          if (!type) return;
          resolver.prepare();
          for (const wrong of [name, name === "phoneCountry" ? "phone" : undefined] as Path<Input>[]) {
            if (wrong && fields.getFieldState(wrong).error) fields.trigger(wrong);
          }
        },
      }),
    [fields, resolver],
  );
  const files = useAttachments({ tag: props.tag, form });
  const [filesError, setFilesError] = useState(start.errors.files);
  const refused = useRef(files.attachments);
  useEffect(() => {
    if (refused.current === files.attachments) return;
    refused.current = files.attachments;
    setFilesError(undefined);
    fields.clearErrors("files" as Path<Input>);
  }, [files.attachments, fields]);
  const [attempts, setAttempts] = useState(0);
  const [questions, setQuestions] = useState(0);
  useEffect(() => {
    if (questions === 0) return;
    fields.setFocus("phone" as Path<Input>);
    // From under the foot of a panel.
    document.activeElement?.scrollIntoView({ block: "center" });
  }, [questions, fields]);
  const [sending, setSending] = useState(false);
  const [keys] = useState(() => submissionKeys(props.formKey));
  const connection = useConnection();
  const [failure, setFailure] = useState<string | null>(null);
  const draft = useFormDraft({ name: description.name, fields, files, keys, start: defaults });
  const busy = useRef(false);

  /** Whether these fields, or all, are right; what is not is then said. */
  async function check(names?: readonly string[], options?: { shouldFocus: boolean }) {
    number.sending = !names || names.includes("phone");
    const right = await (names ? fields.trigger([...names] as Path<Input>[], options) : fields.trigger());
    const { now } = number;
    Object.assign(number, { sending: false, now: null, asked: now?.phone ?? number.asked });
    if (now?.alone) setQuestions((times) => times + 1);
    else if (!right) setAttempts((times) => times + 1);
    return right;
  }

  async function send() {
    // A double tap sends once: state would be too late to stop the second.
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    setFailure(null);
    const panel = document.querySelector<HTMLElement>(OPEN_DIALOG);
    try {
      const entered = { files: await files.ready(), values: fields.getValues(), props };
      const circumstances = { form, phoneConfirmed: number.asked, ...options.circumstances?.() };
      const body = await wireForm(description, entered, keys, circumstances);
      draft.secure();
      const result = await sendLead(description.endpoint, body);
      connection.report(!result.ok && result.offline === true);
      if (result.ok) {
        if (result.check && checkKey()) {
          const code = await visitorCheck();
          await code?.passCheck(checkKey(), result.check);
        }
        fields.reset();
        files.clear();
        setFilesError(undefined);
        draft.remove();
        options.onSent(result);
        return;
      }
      // It may have been closed meanwhile.
      if (panel?.isConnected) panel.togglePopover(true);
      setFilesError(result.errors.files);
      if (result.errors.phone) number.asked = String(body.get("phone"));
      for (const [name, message] of Object.entries(result.errors)) {
        fields.setError(name as Path<Input>, { type: "server", message });
      }
      setAttempts((times) => times + 1);
      setFailure(await options.onRefused(result));
    } finally {
      busy.current = false;
      setSending(false);
    }
  }

  // The form library fills fields in the browser only; the server's HTML needs their values too.
  const initial = (name: string) => String(start.values[name] ?? "");
  const parts: FormParts<Input> = {
    text: (name) => ({ ...fields.register(name), defaultValue: initial(name) }),
    option: (name, value) => ({
      ...fields.register(name),
      value,
      // Of several boxes the ticked ones are joined, as on the wire.
      defaultChecked: initial(name).split(",").includes(value),
    }),
    chooseAddress: (address) => {
      for (const [name, part] of Object.entries(address)) fields.setValue(name as Path<Input>, part as never);
    },
    watch: fields.watch,
    setValue: fields.setValue,
    errors: fields.formState.errors,
    prefix: options.prefix,
    files,
    filesError,
  };
  const state = { sending, failure, attempts, connection: connection.state };
  return { fields, parts, check, send, draft, ...state };
}

/** Key of the check against abuse; empty where there is none. */
function checkKey(): string {
  return document.querySelector<HTMLMetaElement>("meta[name=turnstile]")?.content ?? "";
}

/** Null where its code cannot be had. */
const visitorCheck = () => import("~/features/leads/form/send/visitor-check").catch(() => null);

function withoutNull<Input extends FieldValues>(values: Input): Input {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as Input;
}

function errorsOf<Input extends FieldValues>(messages: Record<string, string>): FieldErrors<Input> | null {
  const errors = Object.entries(messages).map(([name, message]) => [name, { type: "server", message }]);
  return errors.length > 0 ? (Object.fromEntries(errors) as FieldErrors<Input>) : null;
}
