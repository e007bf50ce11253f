import type { ReactNode } from "react";
import type { RichText as Text } from "~/content/types";
import type { Crumb } from "~/lib/json-ld";
import { RichText } from "~/ui/blocks/rich-text";
import { Breadcrumbs } from "./breadcrumbs";

type HeadProps = { crumbs: readonly Crumb[]; title: string; lead: Text };

type PageHeroProps = HeadProps & {
  /** Buttons under the introduction. */
  actions?: ReactNode;
  /** At the right: a title block or the contents. */
  aside?: ReactNode;
};

/** Breadcrumbs, title, introduction and actions. */
export function PageHero({ crumbs, title, lead, actions, aside }: PageHeroProps) {
  return (
    <div className="page pt-6 pb-12 @half:pt-8 @half:pb-16">
      <Breadcrumbs crumbs={crumbs} />
      <div className="mt-8 grid grid-cols-1 gap-x-8 gap-y-10 @half:mt-14 @sheet:grid-cols-12">
        <div className="@sheet:col-span-8">
          <h1 className="max-w-[18ch] text-4xl">{title}</h1>
          <p className="mt-6 max-w-[36rem] text-xl">
            <RichText text={lead} />
          </p>
          {actions && <div className="mt-8">{actions}</div>}
        </div>
        {aside && <div className="self-end @sheet:col-span-4">{aside}</div>}
      </div>
    </div>
  );
}

/** As `PageHero` for articles: a long title over the full width. */
export function ReadingHero({ crumbs, title, lead, block }: HeadProps & { block: ReactNode }) {
  return (
    <div className="page pt-6 pb-10 @half:pt-8 @half:pb-14">
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="mt-8 max-w-[24ch] text-4xl @half:mt-14">{title}</h1>
      <div className="mt-8 grid grid-cols-1 gap-x-8 gap-y-8 @half:mt-10 @sheet:grid-cols-12">
        <p className="max-w-[40rem] text-xl @sheet:order-2 @sheet:col-span-8 @sheet:col-start-5">
          <RichText text={lead} />
        </p>
        <div className="self-start @sheet:order-1 @sheet:col-span-3">{block}</div>
      </div>
    </div>
  );
}
