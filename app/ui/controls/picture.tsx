import { type ComponentProps, type ReactNode, useState } from "react";

type PictureProps = Omit<ComponentProps<"img">, "alt" | "width" | "height"> & {
  /** Empty only for decoration. */
  alt: string;
  /** In pixels of the file; reserves the space before it loads. */
  width?: number;
  height?: number;
  /** Replaces the specified text when the picture cannot be loaded. */
  fallback?: ReactNode;
};

/** From the product specification. */
const PICTURE_FAILED = "Failed to load image";

/** Loads lazily and shows a text when loading fails. */
export function Picture({ alt, fallback, className, src, ...rest }: PictureProps) {
  const [failed, setFailed] = useState<string | undefined>();
  if (failed !== undefined && failed === src) {
    return (
      fallback ?? (
        <span
          role="img"
          aria-label={alt || PICTURE_FAILED}
          className={`grid place-items-center bg-paper-deep p-3 text-center text-sm text-ink-soft ${className ?? ""}`}
        >
          <span lang="en">{PICTURE_FAILED}</span>
        </span>
      )
    );
  }
  return (
    <img
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={className}
      onError={() => setFailed(src)}
      {...rest}
    />
  );
}
