import type { ReactNode } from "react";
import { MediaPicture } from "~/ui/controls/media-picture";
import type { MediaItem } from "./media-types";

type MediaGridProps = { items: MediaItem[]; action: (item: MediaItem) => ReactNode };

/** Pictures to choose from; `action` is the link or button that covers one. */
export function MediaGrid({ items, action }: MediaGridProps) {
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4">
      {items.map((item) => (
        <li
          key={item.id}
          className="relative border border-rule bg-white hover:border-ink focus-within:border-ink"
        >
          <MediaPicture
            media={item.id}
            alt=""
            width={item.width}
            height={item.height}
            sizes="(width < 30rem) 45vw, 18rem"
            className="aspect-[4/3] w-full bg-paper-deep object-cover"
          />
          <div className="p-2.5 text-sm">
            <p className="truncate font-semibold">{action(item)}</p>
            <p className="truncate text-ink-soft">{item.alt || "Nog zonder beschrijving"}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
