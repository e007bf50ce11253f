import type { ReactNode } from "react";
import type { SitePage } from "~/content/types";
import type { JsonLdGraph } from "~/lib/json-ld";
import { FormMessage } from "~/ui/controls/form-message";
import { JsonLd } from "./json-ld";
import { SplitSections } from "./sections";

type Props = {
  page: SitePage;
  graph: JsonLdGraph;
  /** Error of a form posted without script. */
  message?: string | undefined;
  phone: { label: string; href: string };
  children: ReactNode;
};

/** Page with an introduction, a form and what happens after it. */
export function QuoteIntro({ page, graph, message, phone, children }: Props) {
  return (
    <>
      <JsonLd graph={graph} />
      <div className="page pt-10 pb-16 @sheet:pt-16 @sheet:pb-24">
        <h1 className="text-4xl">{page.title}</h1>
        <p className="measure mt-5 text-lg text-ink-soft">{page.lead}</p>
        <div className="mt-10">
          <FormMessage text={message} phone={phone} />
          {children}
        </div>
      </div>
      <div className="bg-paper-deep">
        <SplitSections sections={page.sections} />
      </div>
    </>
  );
}
