import { oncePer } from "~/content/views/once-per";
import { articleDocument } from "./article-document";

/** An article of the site as a document: made once. */
export const carriedContent = oncePer(articleDocument);
