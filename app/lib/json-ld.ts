export type JsonLdNode = { "@type": string | string[]; "@id"?: string; [property: string]: unknown };

export type JsonLdGraph = { "@context": "https://schema.org"; "@graph": JsonLdNode[] };

/** A step of the breadcrumbs; the last one is the page itself. */
export type Crumb = { label: string; href: string };

/**
 * Content of a script element. Escaped is what could close it or open a comment in it, and what older readers of
 * scripts take for an entity or the end of a line.
 */
export function jsonLdText(graph: JsonLdGraph): string {
  return JSON.stringify(graph).replace(
    /[<>&\u2028\u2029]/g,
    (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
