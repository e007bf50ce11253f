import type { Picture } from "~/content/types";
import { MediaPicture } from "~/ui/controls/media-picture";

/** At most half the height of the window. */
export function ArticleCover(cover: Picture) {
  return (
    <MediaPicture
      {...cover}
      eager
      sizes="(width < 64rem) 92vw, 900px"
      className="h-auto max-h-[34rem] w-full border border-ink/25 object-cover"
    />
  );
}
