import { pictureSources } from "~/lib/files/media-variants";

type MediaPictureProps = {
  media: string;
  alt: string;
  width: number;
  height: number;
  /** Of `Picture`: what stays in sight where it is cut. */
  focus?: string | undefined;
  /** Value of the `sizes` attribute. */
  sizes: string;
  className?: string | undefined;
  /** Above the fold: loaded eagerly. */
  eager?: boolean;
};

/** A picture of the media library, with its variants in `srcset`. */
export function MediaPicture({
  media,
  alt,
  width,
  height,
  focus,
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
        style={focus ? { objectPosition: focus } : undefined}
        className={className}
      />
    </picture>
  );
}
