import { useContext } from "react";
import { DocumentContext } from "~/ui/islands/document-context";
import { iconNames, symbols } from "./icon-shapes";

type Props = {
  /** All icons: for /admin, where the browser renders parts that the server did not. */
  all?: boolean;
  /** In a Suspense fallback, whose icons are printed again with the content. */
  provisional?: boolean;
};

/** Prints icons used above it that the page lacks. Each streamed part ends with a sprite. */
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
