import { type ReactNode, useContext } from "react";
import { DocumentContext } from "./document-context";

type Props = {
  /** Unique among the frozen parts of the site; also the prefix of ids made inside. */
  id: string;
  /**
   * Everything that the part shows, compared by identity: content records, flags, ids. Content that belongs to the
   * id alone, as that of a fixed page to its path, need not be listed.
   */
  by: readonly unknown[];
  children: () => ReactNode;
};

/**
 * A part of a public page that is the same for every visitor: its HTML is made once per isolate and then
 * reused, which is most of what rendering a page costs. Inside there is no router and no nonce, but islands
 * are welcome. Its container takes no part in layout.
 */
export function Frozen({ id, by, children }: Props) {
  const document = useContext(DocumentContext);
  if (!document) return <div className="contents">{children()}</div>;
  return (
    <div
      className="contents"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of our own components, rendered by React.
      dangerouslySetInnerHTML={{ __html: document.freeze(id, by, children) }}
    />
  );
}
