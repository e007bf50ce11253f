import { MediaPicture } from "~/ui/controls/media-picture";

type ArticleCoverProps = { media: string; alt: string; width: number; height: number };

/** The picture at the head of an article; not higher than half a screen. */
export function ArticleCover(cover: ArticleCoverProps) {
  return (
    <MediaPicture
      {...cover}
      eager
      sizes="(width < 82rem) 92vw, 1200px"
      className="h-auto max-h-[34rem] w-full border border-ink/25 object-cover"
    />
  );
}
