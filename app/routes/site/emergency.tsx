import { data } from "react-router";
import { contactDetails, crumbsTo, currentCompany, pageNow } from "~/content/index.server";
import { givenAnswers, questionsAbout } from "~/content/questions";
import { urgentPromise } from "~/content/site/office-settings";
import type { Block } from "~/content/types";
import { EmergencyCall } from "~/features/business-profile/emergency-call";
import { answeringNow, officeHours } from "~/features/business-profile/office-hours";
import { answerPreset } from "~/features/leads/form/kit/values/answer-preset";
import { usePageForm } from "~/features/leads/form/kit/values/use-page-form";
import { Confirmation } from "~/features/leads/form/send/status/confirmation-notice";
import { pagePostHeaders, receivePagePost } from "~/features/leads/receive/page-post.server";
import { pageHead } from "~/features/seo/page-head.server";
import { settingsForPage } from "~/features/settings/settings.server";
import { urgentRule } from "~/features/settings/urgent-rule.server";
import { nextChange } from "~/lib/text/open-state";
import { paths } from "~/paths";
import { bindings } from "~/platform/bindings.server";
import { keptUntil } from "~/platform/cache/stored-page.server";
import { Callout } from "~/ui/blocks/callout";
import { FormMessage } from "~/ui/controls/form-message";
import { Island } from "~/ui/islands/island";
import { JsonLd } from "~/ui/page/json-ld";
import { PageHero } from "~/ui/page/page-hero";
import { SplitSections } from "~/ui/page/sections";
import type { Route } from "./+types/emergency";

export const headers = pagePostHeaders;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { env, ctx } = context.get(bindings);
  const { hours, urgent } = await settingsForPage(env.DB, ctx);
  const page = pageNow("spoed");
  const crumbs = crumbsTo("Spoed", paths.emergency);
  const { phone, emergency } = contactDetails();
  const now = new Date();
  const answering = answeringNow(now, hours);
  const shown = {
    page,
    crumbs,
    head: pageHead(env, { meta: page.meta, path: paths.emergency, crumbs }),
    call: { ...answering, phone, emergency },
    preset: {
      projectType: url.searchParams.get("dienst") ?? "",
      ...answerPreset(url.searchParams),
    },
    form: {
      tag: currentCompany().productTag,
      privacyVersion: currentCompany().privacyVersion,
      phone,
      promise: urgentPromise(urgent, hours.week),
    },
  };
  return data(shown, { headers: keptUntil(nextChange(answering.office, now)) });
}

export function action({ request, context }: Route.ActionArgs) {
  const { env, ctx } = context.get(bindings);
  return receivePagePost(request, env, {
    kind: "request",
    form: "emergency",
    urgentRule: () => urgentRule(env.DB, officeHours),
    waitUntil: (work) => ctx.waitUntil(work),
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head.tags;
}

const isWarning = (block: Block): block is Extract<Block, { type: "callout" }> =>
  block.type === "callout" && block.tone === "urgent";

export default function Emergency({ loaderData, actionData }: Route.ComponentProps) {
  const { page, crumbs, head, call, form, preset } = loaderData;
  const { start, message, formKey, formTime, sent } = usePageForm(actionData, preset);
  const { values } = start;
  // Whether it is dangerous is asked before anything else.
  const danger = page.sections.flatMap(({ blocks }) => blocks.filter(isWarning));
  const sections = page.sections.map((section) => ({
    ...section,
    blocks: section.blocks.filter((block) => !isWarning(block)),
  }));
  const answers = givenAnswers(questionsAbout(values.projectType ?? ""), (name) => values[name] ?? "");
  const own = { answers, start, formKey, formTime };
  return (
    <>
      <JsonLd graph={head.graph} />
      <PageHero
        crumbs={crumbs}
        title={page.title}
        lead={page.lead}
        actions={<EmergencyCall {...call} />}
        aside={danger.map((block) => <Callout key={block.title} {...block} heading="h2" />)}
      />
      <section id="terugbellen" className="bg-accent-wash">
        <div className="page py-8 @half:py-12">
          <FormMessage text={message} phone={form.phone} />
          {sent ? <Confirmation {...sent} /> : <Island name="emergency-form" props={{ ...form, ...own }} />}
        </div>
      </section>
      <SplitSections sections={sections} />
    </>
  );
}
