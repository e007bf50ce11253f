export type JsonLdNode = { "@type": string | string[]; "@id"?: string; [property: string]: unknown };

export type JsonLdGraph = { "@context": "https://schema.org"; "@graph": JsonLdNode[] };

/** A step of the breadcrumbs; the last one is the page itself. */
export type Crumb = { label: string; href: string };

/** Content of a script element; `<` is escaped so that no value can close it. */
export function jsonLdText(graph: JsonLdGraph): string {
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}
