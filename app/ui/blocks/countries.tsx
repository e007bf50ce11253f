import { type Text, Words } from "./words";

/** The Dutch and the Belgian side, with the border between them as a map draws it. */
export function Countries({ nl, be }: { nl: Text[]; be: Text[] }) {
  return (
    <div className="grid gap-y-8 @half:grid-cols-2">
      <Side code="NL" name="In Nederland" paragraphs={nl} />
      <Side code="BE" name="In België (Vlaanderen)" paragraphs={be} />
    </div>
  );
}

function Side({ code, name, paragraphs }: { code: string; name: string; paragraphs: Text[] }) {
  return (
    <div className="country-side">
      <h3 className="flex items-baseline gap-3 text-lg">
        <span aria-hidden="true" className="label-caps border border-ink px-1.5 font-text tracking-normal">
          {code}
        </span>
        {name}
      </h3>
      <div className="mt-3 grid gap-3">
        {paragraphs.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name and never move
          <p key={index}>
            <Words text={text} />
          </p>
        ))}
      </div>
    </div>
  );
}
