/** Words that tell to call, as our texts have them. */
const CALL = /(?:neem )?telefonisch contact op|bel ons(?: direct)?(?: op \d[\d ]*\d)?/i;

/** A text as it is; its words that tell to call, if it has any, do so. */
export function CallText({ text, href }: { text: string; href: string }) {
  const call = CALL.exec(text);
  if (!call) return text;
  const [words] = call;
  return (
    <>
      {text.slice(0, call.index)}
      <a href={href} className="underline">
        {words}
      </a>
      {text.slice(call.index + words.length)}
    </>
  );
}
