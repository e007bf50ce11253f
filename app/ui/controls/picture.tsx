import { type ComponentProps, type ReactNode, useState } from "react";

type PictureProps = Omit<ComponentProps<"img">, "alt" | "width" | "height"> & {
  /** What the picture shows; empty only for decoration. */
  alt: string;
  /** Pixels of the file: the browser keeps the place before the picture has arrived. */
  width?: number;
  height?: number;
  /** Shown instead of the specified text when the picture cannot be loaded. */
  fallback?: ReactNode;
};

/** Text of the owner's specification for a picture that cannot be loaded. */
export const PICTURE_FAILED = "Failed to load image";

/** An image that keeps its place, loads when it comes near, and says so when it cannot be had. */
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
