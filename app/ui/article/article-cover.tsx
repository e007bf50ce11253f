import { MediaPicture } from "~/ui/controls/media-picture";

type ArticleCoverProps = { media: string; alt: string; width: number; height: number };

/** At most half the height of the window. */
export function ArticleCover(cover: ArticleCoverProps) {
  return (
    <MediaPicture
      {...cover}
      eager
      sizes="(width < 64rem) 92vw, 900px"
      className="h-auto max-h-[34rem] w-full border border-ink/25 object-cover"
    />
  );
}
