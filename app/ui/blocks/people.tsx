import type { Block } from "~/content/types";
import { MediaPicture } from "~/ui/controls/media-picture";

export function People({ people }: Extract<Block, { type: "people" }>) {
  return (
    <ul className="grid gap-x-8 gap-y-6 @half:grid-cols-2">
      {people.map(({ name, role, text, photo }) => (
        <li key={name + role} className="border-t border-ink pt-5">
          {photo && (
            <MediaPicture
              {...photo}
              sizes="(min-width: 64rem) 24rem, 90vw"
              className="mb-4 aspect-4/3 h-auto w-full border border-ink/25 object-cover"
            />
          )}
          <h3 className="text-lg">{name}</h3>
          <p className="text-sm text-ink-soft">{role}</p>
          {text && <p className="mt-3 text-sm">{text}</p>}
        </li>
      ))}
    </ul>
  );
}
