import { type Text, Words } from "./words";

export function Prose({ paragraphs }: { paragraphs: Text[] }) {
  return (
    <div className="text-column grid gap-4">
      {paragraphs.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name and never move
        <p key={index}>
          <Words text={text} />
        </p>
      ))}
    </div>
  );
}
