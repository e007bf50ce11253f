import { contactDetails, crumbsTo, membershipPage } from "~/content/index.server";
import { pageHead } from "~/features/seo/page-head.server";
import { bindings } from "~/platform/bindings.server";
import { JsonLd } from "~/ui/json-ld";
import { Comparison } from "~/ui/membership/comparison";
import { Packages } from "~/ui/membership/packages";
import { Priorities } from "~/ui/membership/priorities";
import { PageHero } from "~/ui/page-hero";
import { QuoteActions } from "~/ui/quote-actions";
import { QuoteBanner } from "~/ui/quote-banner";
import { RichText } from "~/ui/rich-text";
import { SplitSections } from "~/ui/sections";
import type { Route } from "./+types/membership";

export function loader({ context }: Route.LoaderArgs) {
  const crumbs = crumbsTo("Zorgeloos wonen", "/zorgeloos-wonen");
  const head = pageHead(context.get(bindings).env, {
    meta: membershipPage.meta,
    path: "/zorgeloos-wonen",
    crumbs,
  });
  return { page: membershipPage, crumbs, head, contact: contactDetails };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head.tags;
}

export default function Membership({ loaderData }: Route.ComponentProps) {
  const { page, crumbs, head, contact } = loaderData;
  const { uninsured } = page;
  return (
    <>
      <JsonLd graph={head.graph} />
      <PageHero
        crumbs={crumbs}
        title={page.title}
        lead={page.lead}
        actions={
          <>
            <QuoteActions
              label={page.button}
              preset="preventief-onderhoud"
              contact={contact}
              theme="maintenance"
            />
            <p className="mt-5 max-w-[34rem] text-sm">
              <RichText text={page.noContract} />
            </p>
          </>
        }
        aside={
          <p className="border-t-2 border-ink pt-4">
            <span className="block font-display text-[6rem] leading-none font-semibold text-accent-text">
              {uninsured.value}
            </span>{" "}
            <span className="mt-3 block text-lg">{uninsured.label}</span>
          </p>
        }
      />
      <Packages packages={page.packages} />
      <Comparison packages={page.packages} comparison={page.comparison} />
      <Priorities priorities={page.priorities} />
      <SplitSections sections={page.sections} />
      <QuoteBanner
        heading="Eerst kijken, dan kiezen"
        text={page.noContract}
        button={page.button}
        preset="preventief-onderhoud"
        phone={contact.phone}
      />
    </>
  );
}
