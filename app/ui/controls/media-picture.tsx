import { pictureSources } from "~/lib/files/media-variants";

type MediaPictureProps = {
  media: string;
  alt: string;
  width: number;
  height: number;
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string;
  className?: string | undefined;
  /** In the first view: fetched at once. */
  eager?: boolean;
};

/** A picture of the media library in the size and format that this screen wants; keeps its place. */
export function MediaPicture({
  media,
  alt,
  width,
  height,
  sizes,
  className,
  eager = false,
}: MediaPictureProps) {
  const { webp, jpeg, src } = pictureSources(media, width);
  return (
    <picture>
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img
        src={src}
        srcSet={jpeg}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? undefined : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
