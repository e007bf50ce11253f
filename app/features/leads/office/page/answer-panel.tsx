import { useId, useState } from "react";
import type { LeadView } from "~/features/leads/office/lead/lead-view";
import { chatLink, mailLink } from "~/lib/contact-links";
import { ButtonLink } from "~/ui/controls/button";
import { Select, Textarea } from "~/ui/controls/field";
import { ChatLogo, Icon } from "~/ui/icons/icon";

/** An answer to start from: choose a text, change it, and open it in the mail program or in WhatsApp. */
export function AnswerPanel({ answers, to }: Pick<LeadView, "answers" | "to">) {
  const id = useId();
  const [chosen, choose] = useState(0);
  const answer = answers[chosen] ?? answers[0];
  // Each keeps what was typed in it: looking at another one loses nothing.
  const [texts, setTexts] = useState(answers.map(({ text }) => text));
  const text = texts[chosen] ?? "";
  if (!answer) return null;
  return (
    <div className="grid grid-cols-1 gap-3">
      <div>
        <label htmlFor={`${id}-template`} className="sr-only">
          Voorbeeldtekst
        </label>
        <Select id={`${id}-template`} value={chosen} onChange={(event) => choose(Number(event.target.value))}>
          {answers.map(({ name }, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <div>
        <label htmlFor={`${id}-text`} className="sr-only">
          Tekst van het antwoord
        </label>
        <Textarea
          id={`${id}-text`}
          value={text}
          rows={8}
          className="text-sm"
          onChange={({ target }) => setTexts(texts.with(chosen, target.value))}
        />
      </div>
      <p className="flex flex-wrap gap-2">
        {to.email && (
          <ButtonLink
            href={mailLink(to.email, answer.subject, text)}
            variant="outline"
            size="sm"
            className="min-h-11"
          >
            <Icon name="mail" /> Open in mail
          </ButtonLink>
        )}
        {to.phoneE164 && (
          <ButtonLink href={chatLink(to.phoneE164, text)} variant="outline" size="sm" className="min-h-11">
            <ChatLogo /> Open in WhatsApp
          </ButtonLink>
        )}
      </p>
    </div>
  );
}
