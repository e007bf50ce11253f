import type { ReactNode } from "react";
import type { VisitorMessage } from "./visitor-thread.server";

type Props = {
  messages: VisitorMessage[];
  /** In which he writes. */
  form: ReactNode;
};

/** What the visitor and the office wrote to each other, and where he answers. */
export function ConversationPart({ messages, form }: Props) {
  return (
    <div className="grid gap-8">
      {messages.length > 0 && (
        <ol className="grid gap-4" aria-label="Berichten tot nu toe">
          {messages.map(({ id, own, who, when, text, files }) => (
            <li key={id} className={own ? "border-l-4 border-rule pl-4" : "border-l-4 border-accent pl-4"}>
              <p className="text-sm text-ink-soft">
                <span className="font-semibold">{who}</span> · {when}
              </p>
              <p className="mt-1 break-words whitespace-pre-line">{text}</p>
              {files.map((name) => (
                <p key={name} className="text-sm break-all text-ink-soft">
                  In onze mail: {name}
                </p>
              ))}
            </li>
          ))}
        </ol>
      )}
      <div className="no-print">{form}</div>
    </div>
  );
}
