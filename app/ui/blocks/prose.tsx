import type { Block } from "~/content/types";
import { RichText } from "./rich-text";

export function Prose({ paragraphs }: Extract<Block, { type: "prose" }>) {
  return (
    <div className="text-column grid gap-4">
      {paragraphs.map((text) => (
        <p key={text}>
          <RichText text={text} />
        </p>
      ))}
    </div>
  );
}
