import { type JsonLdGraph, jsonLdText } from "~/lib/json-ld";

/** Data, not script, so the Content-Security-Policy needs no nonce for it. */
export function JsonLd({ graph }: { graph: JsonLdGraph }) {
  if (graph["@graph"].length === 0) return null;
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: jsonLdText escapes what could end the element.
      dangerouslySetInnerHTML={{ __html: jsonLdText(graph) }}
    />
  );
}
