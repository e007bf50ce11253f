import { useContext } from "react";
import { DocumentContext } from "~/ui/islands/document-context";
import { iconNames, symbols } from "./icon-shapes";

type Props = {
  /** The whole set, where the browser draws parts that the server did not: /admin. */
  all?: boolean;
  /** Stands in a fallback, which may be thrown away: what it prints is printed again when it is needed. */
  provisional?: boolean;
};

/** Prints the icons that were shown above it and are not in the page yet. Streamed parts end with one of their own. */
export function IconSprite({ all = false, provisional = false }: Props) {
  const icons = useContext(DocumentContext)?.icons;
  const names = all ? iconNames : (icons?.take(provisional) ?? []);
  if (names.length === 0) return null;
  return (
    <svg
      width="0"
      height="0"
      aria-hidden="true"
      className="absolute"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: paths of our own, in one string instead of elements.
      dangerouslySetInnerHTML={{ __html: symbols(names) }}
    />
  );
}
