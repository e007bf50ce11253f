import { useEffect, useRef, useState } from "react";
import { type FieldErrors, type FieldValues, type Path, useForm } from "react-hook-form";
import type { ZodMiniType } from "zod/mini";
import { useAttachments } from "~/features/leads/form/attachments/use-attachments";
import { useFormDraft } from "~/features/leads/form/drafts/use-form-draft";
import {
  attribution,
  isOffline,
  type SendResult,
  sendLead,
  submissionKeys,
} from "~/features/leads/form/send/send-lead";
import { useConnection } from "~/features/leads/form/send/use-connection";
import type { LeadForm } from "~/features/leads/model/lead-options";
import type { Address } from "~/lib/address";
import { lazyResolver } from "./lazy-resolver";

/** What a form starts with; `errors` by wire name, as the server gives them after a post without script. */
export type FormStart = {
  values: Record<string, string>;
  errors: Record<string, string>;
};

export type Sent = Extract<SendResult, { ok: true }>;
type Refused = Extract<SendResult, { ok: false }>;

type Options<Input extends FieldValues, Output> = {
  /** Wire name of this form. */
  form: LeadForm;
  endpoint: "/api/service-request" | "/api/offerte";
  /** Its rules, fetched with the first thing that is entered. */
  schema: () => Promise<ZodMiniType<Output>>;
  /** What the rules look at, where that is not what the fields hold. */
  checked?: (values: Input) => Input;
  /** What the fields hold before anything is entered. */
  start: FormStart;
  /** The same for the form library, where a field is not plain text. */
  defaults?: (values: FormStart["values"]) => Input;
  /** Put before the name of a compressed photo. */
  tag: string;
  privacyVersion: string;
  /** Submission key that the page was handed out with. */
  formKey?: string | undefined;
  formTime?: string | undefined;
  /** Wire fields made of what the visitor entered. */
  content: (values: Input, files: File[]) => Record<string, string>;
  /** Wire fields that say how he came to it; they may differ when the same request is sent again. */
  circumstances?: () => Record<string, string>;
  onSent: (sent: Sent) => void;
  /** Errors by wire name; none when the request never arrived. What it returns is said in the form itself. */
  onRefused: (refused: Refused) => string | null | Promise<string | null>;
};

/** A modal and its page are one form in two places, and so is what was entered in it. */
function draftName(form: LeadForm, endpoint: string): string {
  if (endpoint === "/api/offerte") return "membership";
  return form === "modal" || form === "page" ? "quote" : form;
}

/** State of any of our forms in the browser: fields, files, and sending without ever losing what was typed. */
export function useLeadForm<Input extends FieldValues, Output>(options: Options<Input, Output>) {
  const { form, endpoint, start, checked, tag, privacyVersion, formKey, formTime } = options;
  // One object for the life of the form: another one would replace the errors found since.
  const [serverErrors] = useState(() => errorsOf<Input>(start.errors));
  const [defaults] = useState(() => options.defaults?.(start.values) ?? start.values);
  const [resolver] = useState(() => lazyResolver<Input, Output>(options.schema));
  const fields = useForm<Input, unknown, Output>({
    // An untouched group of radios is null to the form library and absent to the schema.
    resolver: (values, context, rest) =>
      resolver(withoutNull(checked ? checked(values) : values), context, rest),
    defaultValues: defaults as never,
    ...(serverErrors && { errors: serverErrors }),
    shouldFocusError: false,
  });
  useEffect(
    () =>
      fields.subscribe({
        formState: { values: true },
        // What a dialog presets has no type: nobody entered it.
        callback: ({ type, name }) => {
          if (!type) return;
          resolver.prepare();
          for (const wrong of [name, name === "phoneCountry" ? "phone" : undefined] as Path<Input>[]) {
            // What is being corrected is not called wrong any longer than it is.
            if (wrong && fields.getFieldState(wrong).error) fields.trigger(wrong);
          }
          if (checkKey())
            import("~/features/leads/form/send/visitor-check")
              .then((check) => check.prepareCheck())
              .catch(() => {});
        },
      }),
    [fields, resolver],
  );
  const files = useAttachments({ tag, form });
  const [filesError, setFilesError] = useState(start.errors.files);
  const refused = useRef(files.attachments);
  useEffect(() => {
    if (refused.current === files.attachments) return;
    refused.current = files.attachments;
    // It was about other files.
    setFilesError(undefined);
    fields.clearErrors("files" as Path<Input>);
  }, [files.attachments, fields]);
  /** Counts the attempts to go on with something wrong, so that each is answered anew. */
  const [attempts, setAttempts] = useState(0);
  const [sending, setSending] = useState(false);
  const [keys] = useState(() => submissionKeys(formKey));
  const connection = useConnection();
  const [failure, setFailure] = useState<string | null>(null);
  const draft = useFormDraft({ name: draftName(form, endpoint), fields, files, keys, start: defaults });
  const busy = useRef(false);

  /** Whether these fields, or all, are right; what is not is then said. */
  async function check(names?: readonly Path<Input>[], options?: { shouldFocus: boolean }) {
    const right = await (names ? fields.trigger([...names], options) : fields.trigger());
    if (!right) setAttempts((times) => times + 1);
    return right;
  }

  async function send() {
    // A double tap sends once: state would be too late to stop the second.
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    setFailure(null);
    const panel = document.querySelector<HTMLDialogElement>("dialog[open]");
    try {
      const ready = await files.ready();
      const body = await wireForm(fields.getValues(), ready);
      draft.secure();
      if (checkKey() && !isOffline()) body.set("cf-turnstile-response", await checkedToken());
      const result = await sendLead(endpoint, body);
      connection.report(!result.ok && result.offline === true);
      if (result.ok) {
        fields.reset();
        files.clear();
        setFilesError(undefined);
        draft.remove();
        options.onSent(result);
        return;
      }
      // Who closed it meanwhile believes that it was sent.
      if (panel?.isConnected && !panel.open) panel.showModal();
      setFilesError(result.errors.files);
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

  async function wireForm(values: Input, ready: File[]): Promise<FormData> {
    const content = { ...options.content(values, ready), ...(await addressContent(endpoint, values)) };
    const fingerprint = JSON.stringify([content, ready.map((file) => [file.size, file.lastModified])]);
    const circumstances = {
      form,
      submissionKey: keys.next(fingerprint),
      privacyVersion,
      ...(formTime ? { formTime } : {}),
      ...attribution(),
      ...options.circumstances?.(),
    };
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...content, ...circumstances })) body.set(name, value);
    for (const file of ready) body.append("files", file, file.name);
    return body;
  }

  // The form library fills fields in the browser only; the server's HTML needs their values too.
  const initial = (name: string) => String(start.values[name] ?? "");
  const parts = {
    text: (name: Path<Input>) => ({ ...fields.register(name), defaultValue: initial(name) }),
    option: (name: Path<Input>, value: string) => ({
      ...fields.register(name),
      value,
      // Of several boxes the ticked ones are joined, as on the wire.
      defaultChecked: initial(name).split(",").includes(value),
    }),
    errors: fields.formState.errors,
    watch: fields.watch,
    setValue: fields.setValue,
    /** Keeps the parts of a chosen suggestion beside the text of the address. */
    chooseAddress: (address: Address) => {
      for (const [name, part] of Object.entries(address)) fields.setValue(name as Path<Input>, part as never);
    },
  };

  const state = { sending, failure, attempts, connection: connection.state };
  return { fields, parts, files, filesError, check, send, draft, ...state };
}

/**
 * The parts of the address as chosen or typed; a membership is asked for with its text alone. They are an
 * extra: where the code for them cannot be had, the text says it all.
 */
async function addressContent(endpoint: string, values: FieldValues): Promise<Record<string, string>> {
  if (endpoint !== "/api/service-request") return {};
  const lib = await import("~/features/leads/address/address-parts").catch(() => null);
  const parts = Object.entries(lib?.addressParts(values) ?? {});
  return Object.fromEntries(parts.filter(([, part]) => part !== ""));
}

/** Key of the check against abuse; empty where there is none. */
function checkKey(): string {
  return document.querySelector<HTMLMetaElement>("meta[name=turnstile]")?.content ?? "";
}

/** Shown in the dialog that is open, else beside the button of the page's form. */
async function checkedToken(): Promise<string> {
  const find = (where: string) => document.querySelector<HTMLElement>(`${where} [data-visitor-check]`);
  const check = await import("~/features/leads/form/send/visitor-check").catch(() => null);
  return check?.visitorToken(checkKey(), find("dialog[open]") ?? find("main form")) ?? "";
}

/** The value of a field as it goes on the wire. */
export function wireText(value: unknown): string {
  return value === undefined || value === null ? "" : String(value);
}

function withoutNull<Input extends FieldValues>(values: Input): Input {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as Input;
}

function errorsOf<Input extends FieldValues>(messages: Record<string, string>): FieldErrors<Input> | null {
  const errors = Object.entries(messages).map(([name, message]) => [name, { type: "server", message }]);
  return errors.length > 0 ? Object.fromEntries(errors) : null;
}
