import { useEffect, useId, useRef } from "react";
import { useFetcher } from "react-router";
import { useRefusal } from "~/admin/use-refusal";
import { classNames } from "~/lib/text/class-names";
import { Button } from "~/ui/controls/button";
import { Field, Input } from "~/ui/controls/field";
import type { Told } from "./told";
import { type Asked, type Followed, useAskedContact } from "./use-asked-contact";

type ContactLogProps = {
  /** By which this device keeps what was typed, for the one who typed it. */
  name: string;
  /** Mail address of who is signed in. */
  me: string;
  /** The newest event of the page. */
  seen: number;
  /** What can be used: without a number nobody chats. */
  ways: { chat: boolean; mail: boolean };
};

const calls: [Told, string][] = [
  ["reached", "Gebeld: bereikt"],
  ["voicemail", "Voicemail"],
  ["no-answer", "Geen gehoor"],
];

const questions = {
  call: { text: "Hebt u gebeld?", no: "Niet gebeld" },
  chat: { text: "WhatsApp gestuurd?", no: "Nee" },
  mail: { text: "Mail gestuurd?", no: "Nee" },
} satisfies Record<Followed["what"], { text: string; no: string }>;

/**
 * What came of a call, or that something was sent from another program. It is asked at the bottom of a phone of who comes
 * back from there, and can be said at any time.
 */
export function ContactLog({ name, me, seen, ways }: ContactLogProps) {
  const id = useId();
  const fetcher = useFetcher<{ error?: string }>();
  const { followed, note, write, dismiss, done } = useAskedContact(`${name}#${me}`);
  const busy = fetcher.state !== "idle";
  const error = useRefusal(fetcher)?.error;
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef<Asked>(null);
  const wasAsked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when what was sent is answered
  useEffect(() => {
    if (busy || sent.current === null) return;
    if (!error) done(sent.current);
    sent.current = null;
  }, [busy]);
  useEffect(() => {
    // The button that was pressed went with the question. The field would open the keyboard of a phone.
    if (wasAsked.current && followed === null && document.activeElement === document.body)
      form.current?.focus({ preventScroll: true });
    wasAsked.current = followed !== null;
  }, [followed]);

  const asked = followed && questions[followed.what];
  const written = followed && followed.what !== "call" ? followed.what : null;
  const said = (value: Told, label: string, look?: "link") => (
    <Button
      key={value}
      type="submit"
      name="said"
      value={value}
      variant={look ?? (asked ? "default" : "outline")}
      size="sm"
      className={classNames("min-h-11", look ?? "max-md:flex-auto max-md:px-2")}
      aria-disabled={busy}
    >
      {label}
    </Button>
  );
  return (
    <fetcher.Form
      ref={form}
      data-contact
      tabIndex={-1}
      method="post"
      onSubmit={() => {
        sent.current = { followed, note };
      }}
      aria-labelledby={asked ? id : undefined}
      aria-label={asked ? undefined : "Contact noteren"}
      className={classNames(
        "no-print grid grid-cols-1 gap-3",
        asked &&
          "border-l-4 border-accent bg-accent-wash p-4 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:border-t max-md:border-l-0 max-md:p-3",
      )}
    >
      {/* Enter presses the first button: nobody says with it what came of a call. */}
      <button type="submit" disabled hidden />
      <input type="hidden" name="action" value="contact" />
      <input type="hidden" name="seen" value={seen} />
      <input type="hidden" name="text" value={written ? followed?.text : ""} />
      <div className={asked ? "flex items-center justify-between gap-4 md:max-w-xl" : "sr-only"}>
        <p id={id} role="status" className="font-semibold">
          {asked?.text}
        </p>
        {asked && (
          <Button variant="link" size="sm" className="min-h-11" onClick={dismiss}>
            {asked.no}
          </Button>
        )}
      </div>
      <Field label={<span className="sr-only">Wat is er gezegd?</span>} error={error} className="md:max-w-xl">
        {(control) => (
          <Input
            {...control}
            name="note"
            value={note}
            autoComplete="off"
            placeholder="Wat is er gezegd? Mag leeg blijven"
            onChange={({ target }) => write(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        {written ? said(written, "Ja, gestuurd") : calls.map(([value, label]) => said(value, label))}
        {!asked && ways.chat && said("chat", "WhatsApp gestuurd", "link")}
        {!asked && ways.mail && said("mail", "Mail gestuurd", "link")}
      </div>
    </fetcher.Form>
  );
}
