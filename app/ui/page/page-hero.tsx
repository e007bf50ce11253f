import type { ReactNode } from "react";
import type { RichText as Text } from "~/content/types";
import type { Crumb } from "~/lib/json-ld";
import { RichText } from "~/ui/blocks/rich-text";
import { Breadcrumbs } from "./breadcrumbs";
import { longestWord, titleSize } from "./title-size";

type HeadProps = { crumbs: readonly Crumb[]; title: string; lead: Text };

type PageHeroProps = HeadProps & {
  /** Buttons under the introduction. */
  actions?: ReactNode;
  /** At the right: a title block or the contents. */
  aside?: ReactNode;
};

/** Breadcrumbs, title, introduction and actions. */
export function PageHero({ crumbs, title, lead, actions, aside }: PageHeroProps) {
  const longest = longestWord(title);
  return (
    <div className="page pt-6 pb-8 @half:pt-8 @half:pb-16">
      <Breadcrumbs crumbs={crumbs} />
      <div className="mt-6 grid grid-cols-1 gap-x-8 gap-y-8 @half:mt-14 @sheet:grid-cols-12">
        <div className="@sheet:col-span-8">
          <h1
            className="max-w-[18ch] text-4xl"
            style={{ ...titleSize(title), ...(longest > 17 && { maxWidth: `${longest + 1}ch` }) }}
          >
            {title}
          </h1>
          <p className="mt-5 max-w-[36rem] text-xl">
            <RichText text={lead} />
          </p>
          {actions && <div className="mt-7">{actions}</div>}
        </div>
        {aside && <div className="self-end @sheet:col-span-4">{aside}</div>}
      </div>
    </div>
  );
}
