import {
  claimNow,
  contactDetails,
  crumbsTo,
  currentCompany,
  membershipFormContent,
  membershipPage,
} from "~/content/index.server";
import { usePageForm } from "~/features/leads/form/kit/values/use-page-form";
import { membership } from "~/features/leads/form/membership/membership-description";
import { Confirmation } from "~/features/leads/form/send/status/confirmation-notice";
import { pagePostHeaders, receivePagePost } from "~/features/leads/receive/page-post.server";
import { pageHead } from "~/features/seo/page-head.server";
import { paths } from "~/paths";
import { bindings } from "~/platform/bindings.server";
import { RichText } from "~/ui/blocks/rich-text";
import { FormMessage } from "~/ui/controls/form-message";
import { Island } from "~/ui/islands/island";
import { Apply } from "~/ui/membership/apply";
import { Comparison } from "~/ui/membership/comparison";
import { MembershipDialog } from "~/ui/membership/membership-dialog";
import { Packages } from "~/ui/membership/packages";
import { Priorities } from "~/ui/membership/priorities";
import { JsonLd } from "~/ui/page/json-ld";
import { PageHero } from "~/ui/page/page-hero";
import { MEMBERSHIP, QuoteActions } from "~/ui/page/quote-actions";
import { QuoteBanner } from "~/ui/page/quote-banner";
import { SplitSections } from "~/ui/page/sections";
import type { Route } from "./+types/membership";

export const headers = pagePostHeaders;

export function loader({ context, url }: Route.LoaderArgs) {
  const page = membershipPage();
  const crumbs = crumbsTo("Zorgeloos wonen", "/zorgeloos-wonen");
  const head = pageHead(context.get(bindings).env, {
    meta: page.meta,
    path: "/zorgeloos-wonen",
    crumbs,
  });
  const { productTag: tag, privacyVersion } = currentCompany();
  const form = { ...membershipFormContent(), tag, privacyVersion, phone: contactDetails().phone };
  const wanted = page.packages.find(({ id }) => id === url.searchParams.get("pakket"));
  const preset = { membershipTypes: wanted?.id ?? "", priority: "standaard" };
  const uninsured = claimNow(page.uninsured);
  return { page, uninsured, crumbs, head, contact: contactDetails(), form, preset };
}

export function action({ request, context }: Route.ActionArgs) {
  const { env, ctx } = context.get(bindings);
  const waitUntil = (work: Promise<unknown>) => ctx.waitUntil(work);
  const { note } = membership;
  return receivePagePost(request, env, { kind: "membership", form: "page", note, waitUntil });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head.tags;
}

export default function Membership({ loaderData, actionData }: Route.ComponentProps) {
  const { page, uninsured, crumbs, head, contact, form, preset } = loaderData;
  const { start, message, formKey, formTime, sent } = usePageForm(actionData, preset);
  const own = { start, formKey, formTime };
  return (
    <>
      <JsonLd graph={head.graph} />
      <PageHero
        crumbs={crumbs}
        title={page.title}
        lead={page.lead}
        actions={
          <>
            <QuoteActions label={page.button} form={MEMBERSHIP} contact={contact} theme="maintenance" />
            <p className="mt-5 max-w-[34rem] text-sm">
              <RichText text={page.noContract} />
            </p>
          </>
        }
        aside={
          uninsured && (
            <p className="border-t-2 border-ink pt-4">
              <span className="block font-display text-[6rem] leading-none font-semibold text-accent-text">
                {uninsured.value}
              </span>{" "}
              <span className="mt-3 block text-lg">{uninsured.label}</span>
            </p>
          )
        }
      />
      <Packages packages={page.packages} />
      <Comparison packages={page.packages} comparison={page.comparison} />
      <Priorities priorities={page.priorities} />
      <Apply heading={page.form.heading} text={page.form.text}>
        <FormMessage text={message} phone={form.phone} />
        {sent ? <Confirmation {...sent} /> : <Island name="membership-page" props={{ ...form, ...own }} />}
      </Apply>
      <SplitSections sections={page.sections} />
      <QuoteBanner
        heading="Eerst kijken, dan kiezen"
        text={page.noContract}
        button={page.button}
        form={MEMBERSHIP}
        phone={contact.phone}
      />
      <MembershipDialog title={page.form.dialog} body={paths.dialogBody(MEMBERSHIP.dialog, null)} />
    </>
  );
}
