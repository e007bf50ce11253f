import { useEffect, useId, useRef, useState } from "react";
import { useFetcher, useRevalidator } from "react-router";
import { useRefusal } from "~/admin/use-refusal";
import type { LeadView } from "~/features/leads/office/lead/lead-view";
import { named } from "~/features/leads/office/live/viewers";
import { chatLink, mailLink } from "~/lib/contact-links";
import { newUuid } from "~/lib/uuid";
import { Button, ButtonLink } from "~/ui/controls/button";
import { Input, Select, Textarea } from "~/ui/controls/field";
import { ChatLogo, Icon } from "~/ui/icons/icon";
import { Attachments } from "./attachments";
import { DraftLine } from "./draft-line";
import type { AnswerContent, LeadDrafts } from "./draft-types";
import { useLeadDraft } from "./use-lead-draft";
import { useUploads } from "./use-uploads";

type ComposerProps = Pick<LeadView, "answers" | "to" | "files"> & {
  drafts: LeadDrafts;
  /** Colleagues who write one too. */
  writers: string[];
  /** Where drafts are saved. */
  address: string;
  /** Mail address of who writes. */
  me: string;
  /** Of a text of one's own. */
  subject: string;
  /** Whether the first template stands there already: only where nobody answered yet, else one press would send it. */
  suggests: boolean;
};

const nothing: AnswerContent = { template: null, texts: {}, photos: [] };

/** An answer: begun with a template, written, kept while it is written. Looking at another template loses nothing. */
export function Composer({
  answers,
  to,
  files,
  drafts,
  writers,
  address,
  me,
  subject,
  suggests,
}: ComposerProps) {
  const id = useId();
  const draft = useLeadDraft({ address, me, kind: "answer", draft: drafts.answer, empty: nothing });
  const { content, change } = draft;
  const name = content.template ?? (suggests ? answers[0]?.name : "") ?? "";
  const template = answers.find((answer) => answer.name === name);
  const written =
    content.texts[name] ??
    (template ? { subject: template.subject, body: template.text } : { subject, body: "" });
  const write = (changes: Partial<typeof written>) =>
    change({ template: name, texts: { ...content.texts, [name]: { ...written, ...changes } } });
  const fetcher = useFetcher<{ error?: string; stale?: true }>();
  const busy = fetcher.state !== "idle";
  const refusal = useRefusal(fetcher);
  const error = refusal?.error;
  const { revalidate } = useRevalidator();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (!refusal?.error) return;
    draft.notSent();
    if (refusal.stale) void revalidate();
  }, [refusal, revalidate]);
  /** Of the message that this draft becomes: the same when it is sent again, another once it was used. */
  const message = useRef({ used: -1, id: "" });

  const uploads = useUploads(address, drafts.files);
  /** Pressed while a file was on its way; `lost`: that did not come over. */
  const [held, setHeld] = useState<"waits" | "lost">();

  /** What stood there when it was pressed: what is typed while it waits for a file is of the next answer. */
  async function send() {
    if (busy || held === "waits") return;
    const underWay = uploads.underWay();
    if (underWay) setHeld("waits");
    if (underWay && !(await underWay)) return setHeld("lost");
    setHeld(undefined);
    if (message.current.used !== drafts.answer.used)
      message.current = { used: drafts.answer.used, id: newUuid() };
    draft.sent(content);
    const fields = {
      action: "send",
      message: message.current.id,
      photos: content.photos.join(","),
      used: String(drafts.answer.used),
    };
    void fetcher.submit({ ...fields, ...written }, { method: "post", action: address });
  }

  return (
    <div className="grid grid-cols-1 gap-3">
      {writers.length > 0 && (
        <p className="border-l-4 border-accent-hatch bg-accent-wash px-3 py-2 text-sm">
          {named(writers, "schrijft", "schrijven")} nu ook een antwoord.
        </p>
      )}
      <div>
        <label htmlFor={`${id}-template`} className="sr-only">
          Voorbeeldtekst
        </label>
        <Select
          id={`${id}-template`}
          value={name}
          onChange={({ target }) => change({ template: target.value })}
        >
          {answers.map((answer) => (
            <option key={answer.name} value={answer.name}>
              {answer.name}
            </option>
          ))}
          <option value="">Lege tekst</option>
        </Select>
      </div>
      <div>
        <label htmlFor={`${id}-subject`} className="sr-only">
          Onderwerp
        </label>
        <Input
          id={`${id}-subject`}
          value={written.subject}
          className="text-sm"
          onChange={({ target }) => write({ subject: target.value })}
        />
      </div>
      <div>
        <label htmlFor={`${id}-text`} className="sr-only">
          Tekst van het antwoord
        </label>
        <Textarea
          id={`${id}-text`}
          value={written.body}
          rows={9}
          className="text-sm"
          onChange={({ target }) => write({ body: target.value })}
        />
      </div>
      <DraftLine
        state={draft.state}
        onDevice={draft.onDevice}
        problem={draft.problem}
        empty={Object.keys(content.texts).length === 0}
        other={draft.other && otherText(draft.other)}
        onMine={draft.keepMine}
        onOther={draft.takeOther}
      />
      {to.email && (
        <Attachments
          files={drafts.files}
          photos={files}
          chosen={content.photos}
          onChoose={(photos) => change({ photos })}
          address={address}
          uploads={uploads}
        />
      )}
      {held === "lost" && (
        <p role="alert" className="text-sm font-semibold text-danger">
          Het antwoord is nog niet verstuurd.
        </p>
      )}
      {error && (
        <p role="alert" className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
      {!to.email && (
        <p className="text-sm text-ink-soft">Zonder e-mailadres kan dit antwoord niet gemaild worden.</p>
      )}
      <p className="flex flex-wrap gap-2">
        {to.email && (
          <Button size="sm" className="min-h-11" aria-disabled={busy || held === "waits"} onClick={send}>
            {held === "waits" ? "Wacht op de bijlage …" : busy ? "Versturen…" : "Versturen"}
          </Button>
        )}
        {to.email && (
          <ButtonLink
            href={mailLink(to.email, written.subject, written.body)}
            data-written={written.body}
            variant="outline"
            size="sm"
            className="min-h-11"
          >
            <Icon name="mail" /> Open in mail
          </ButtonLink>
        )}
        {to.phoneE164 && (
          <ButtonLink
            href={chatLink(to.phoneE164, written.body)}
            data-written={written.body}
            variant="outline"
            size="sm"
            className="min-h-11"
          >
            <ChatLogo /> Open in WhatsApp
          </ButtonLink>
        )}
      </p>
    </div>
  );
}

const otherText = ({ template, texts }: AnswerContent) => texts[template ?? ""]?.body ?? "";
