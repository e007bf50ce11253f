/** A node of a JSON-LD graph. Values that are undefined are left out when it is written. */
export type JsonLdNode = { "@type": string | string[]; "@id"?: string; [property: string]: unknown };

export type JsonLdGraph = { "@context": "https://schema.org"; "@graph": JsonLdNode[] };

/** A step on the way to a page; the last one is the page itself. */
export type Crumb = { label: string; href: string };

/** The text of a script element: `<` is escaped, so that no value can end the element or open a comment. */
export function jsonLdText(graph: JsonLdGraph): string {
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}
