import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { FieldErrors, FieldValues, Path } from "react-hook-form";
import type { Attachments, AttachmentsShown } from "~/features/leads/form/attachments/attachment-store";
import type { DraftState } from "~/features/leads/form/drafts/draft-notice";
import type { DraftShown } from "~/features/leads/form/drafts/draft-source";
import type { Panel } from "~/features/leads/form/kit/frames/panel-history";
import { earlyFields } from "~/features/leads/form/kit/values/early-fields";
import type { notices } from "~/features/leads/form/send/send-form";
import type { Received, SendState } from "~/features/leads/form/send/send-result";
import type { LeadForm } from "~/features/leads/model/lead-options";
import type { FormDescription, FormParts, FormProps } from "./form-description";
import type { FormControl, FormEngine } from "./form-engine";
import { sendNatively } from "./send-natively";

/** Why it is not in. `errors` by wire name; none when the post never arrived. */
type Failed = { errors: Record<string, string>; message: string };

export type FormOptions = {
  prefix: string;
  form?: LeadForm;
  /** Absent in a page. */
  panel?: Panel;
  /** Wire fields that say how the visitor came to it; they may differ when the same lead is sent again. */
  circumstances?: () => Record<string, string>;
  onSent: (sent: Received, code: typeof notices) => void;
  /** The form itself says it, and for as long as it is so. */
  onFailed: (failed: Failed, code: typeof notices) => void;
};

/** What a form shows beside its fields. */
export type FormShown<Input extends FieldValues> = AttachmentsShown &
  DraftShown & {
    errors: FieldErrors<Input>;
    filesError: string | undefined;
    /** What the server found wrong, until it stands at the fields. */
    refused?: FieldErrors;
    state: SendState;
    /** Times that something was wrong, and that the visitor was asked about the number. */
    attempts: number;
    questions: number;
    /** What is about to be sent, once its code is there; never in a form of one step. */
    review?: (heading: "h2" | "h3" | "h4") => ReactNode;
  };

const nothing: Omit<FormShown<FieldValues>, "errors" | "filesError"> = {
  ...{ attachments: [], problems: [], state: { at: "idle" }, attempts: 0, questions: 0 },
};

/** State of a form in the browser. Its fields are plain inputs until its engine is there. */
export function useLeadForm<Input extends FieldValues, Props extends FormProps>(
  description: FormDescription<Input, Props>,
  props: Props,
  options: FormOptions,
) {
  const { form = description.form } = options;
  const [start] = useState(() => props.start ?? { values: description.start ?? {}, errors: {} });
  const [defaults] = useState(() => description.defaults?.(start.values) ?? start.values);
  const [early] = useState(() => earlyFields(defaults));
  const [shown, setShown] = useState<FormShown<Input>>(() => ({
    ...nothing,
    errors: errorsOf<Input>(start.errors),
    filesError: start.errors.files,
  }));
  const [engine, setEngine] = useState<FormEngine<Input> | null>(null);
  const latest = useRef(options);
  latest.current = options;

  /** Says where the lead is; all fields stand above it. */
  const box = useRef<HTMLDivElement>(null);
  /** Files that were chosen while the engine could not be had. */
  const untaken = useRef<File[]>([]);
  const loading = useRef<Promise<FormEngine<Input> | null> | null>(null);
  /** Null where the code cannot be had; the next call tries again. */
  function load() {
    // The server never gets here: without this the Worker would carry all of it.
    if (import.meta.env.SSR) return null;
    const code = [
      import("./form-engine"),
      import("~/features/leads/form/send/send-form"),
      description.later?.load(),
    ] as const;
    // Together: after a deploy what is not here yet is gone.
    loading.current ??= Promise.all(code)
      .then(([{ formEngine }, sendingCode]) => {
        const made = formEngine<Input, Props>({
          ...{ description, props, form, start, defaults, sendingCode, errors: shown.errors },
          options: () => latest.current,
          foot: () => box.current,
          show: (change) => setShown((before) => ({ ...before, ...change })),
          count: (what) => setShown((before) => ({ ...before, [what]: before[what] + 1 })),
        });
        const take = () => {
          for (const [name, value] of early.changes())
            if (made.fields.getValues(name as Path<Input>) !== value)
              made.fields.setValue(name as Path<Input>, value as never);
        };
        take();
        // At once: a key pressed between reading and taking over would be lost.
        flushSync(() => setEngine(made as FormEngine<Input>));
        // Of a group of which one was preset the library forgets what was chosen since.
        take();
        made.begin(early.entered);
        made.files.add(untaken.current.splice(0));
        return made as FormEngine<Input>;
      })
      .catch(() => {
        loading.current = null;
        return null;
      });
    return loading.current;
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form listens.
  useEffect(() => void load(), []);

  /** The engine, waited for where it is still on its way; without it the form goes natively. */
  async function ready({ currentTarget, nativeEvent }: FormEvent<HTMLFormElement>) {
    if (engine) return engine;
    const { submitter } = nativeEvent as SubmitEvent;
    const loaded = await load();
    if (!loaded) await sendNatively(currentTarget, submitter);
    return loaded;
  }

  const step = options.panel?.step;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that another step is shown.
  useEffect(() => engine?.stepped(), [engine, step]);

  const { questions } = shown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each question.
  useEffect(() => {
    if (questions === 0) return;
    engine?.fields.setFocus("phone" as Path<Input>);
    // From under the foot of a panel.
    document.activeElement?.scrollIntoView({ block: "center" });
  }, [questions]);

  const fields = engine?.fields ?? (early as unknown as FormControl<Input>);
  const files: Attachments = {
    ...shown,
    add: async (chosen) => {
      const taken = [...chosen];
      const loaded = engine ?? (await load());
      if (!loaded) untaken.current = taken;
      loaded?.files.add(taken);
      return loaded !== null;
    },
    remove: (id) => engine?.files.remove(id),
  };
  const { state } = shown;
  const sending = state.at === "sending";
  const draft: DraftState = {
    ...{ ...shown, sending },
    wipe: () => engine?.draft.wipe(),
    undoWipe: () => engine?.draft.undoWipe(),
  };
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
    errors: shown.errors,
    prefix: options.prefix,
    files,
    filesError: shown.filesError,
  };
  const notice = {
    ...{ state, box, SendStatus: engine?.SendStatus ?? null },
    onCancel: () => engine?.cancel(),
  };
  return { ...shown, sending, notice, scripted: engine !== null, fields, parts, draft, ready };
}

function errorsOf<Input extends FieldValues>(messages: Record<string, string>): FieldErrors<Input> {
  const errors = Object.entries(messages).map(([name, message]) => [name, { type: "server", message }]);
  return Object.fromEntries(errors) as FieldErrors<Input>;
}
