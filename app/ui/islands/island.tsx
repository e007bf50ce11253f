import { useContext, useId } from "react";
import { DocumentContext } from "./document-context";

/** Filled in by `render/islands/registry.ts`, so that ui/ need not know the islands. */
// biome-ignore lint/suspicious/noEmptyInterface: filled in by declaration merging.
export interface IslandRegistry {}

export type IslandName = keyof IslandRegistry;
/** JSON only: it travels in the HTML. */
export type IslandProps<K extends IslandName> = IslandRegistry[K];

type Props<K extends IslandName> = {
  name: K;
  props: IslandProps<K>;
  /** When its code is fetched: when the visitor touches it (intent) or when it comes into view (visible). */
  when?: "intent" | "visible";
  className?: string;
};

/** Complete HTML, hydrated on its own by the entry script: inside is no router and no outer React context. */
export function Island<K extends IslandName>({ name, props, when = "intent", className }: Props<K>) {
  const prefix = useId();
  const document = useContext(DocumentContext);
  return (
    <div
      data-island={name}
      data-when={when}
      data-prefix={prefix}
      data-props={JSON.stringify(props)}
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of our own component, rendered by React.
      dangerouslySetInnerHTML={{ __html: document?.renderIsland(name, props as object, prefix) ?? "" }}
    />
  );
}
