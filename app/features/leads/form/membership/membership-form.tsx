import { type FormEvent, useEffect, useId, useRef } from "react";
import { DraftLine, DraftNotice } from "~/features/leads/form/drafts/draft-notice";
import { PersonFields } from "~/features/leads/form/fields/person-fields";
import { summaryInOrder } from "~/features/leads/form/kit/form-errors";
import { FormPart, PageForm } from "~/features/leads/form/kit/page-form";
import { useDialogPreset } from "~/features/leads/form/kit/use-dialog";
import type { FormStart } from "~/features/leads/form/kit/use-lead-form";
import { announce } from "~/features/leads/form/send/announce.client";
import { Confirmation } from "~/features/leads/form/send/confirmation-notice";
import { SendNotice } from "~/features/leads/form/send/send-notice";
import { membershipJourney } from "~/features/leads/model/journey";
import { RichText } from "~/ui/blocks/rich-text";
import { Button } from "~/ui/controls/button";
import { ErrorSummary } from "~/ui/controls/error-summary";
import {
  HomeFields,
  type MembershipParts,
  type PackageChoice,
  PackageFields,
  type PriorityChoice,
  PriorityFields,
} from "./membership-fields";
import { useMembershipForm } from "./use-membership-form";

export type MembershipFormProps = {
  /** `dialog`: in its modal. `page`: in the page, where it works without script. */
  layout: "dialog" | "page";
  packages: PackageChoice[];
  priorities: PriorityChoice[];
  /** Says that the request is no contract. */
  noContract: string;
  tag: string;
  privacyVersion: string;
  phone: { label: string; href: string };
  start?: FormStart;
  formKey?: string;
  formTime?: string;
};

const START: FormStart = { values: { priority: "standaard" }, errors: {} };
/** Page that answers without script. */
const PAGE = "/zorgeloos-wonen#aanvraag";
const NOTE = "Dit is een aanvraag, geen overeenkomst. Wij beginnen met een gratis woninginspectie.";

/** 'Zorgeloos Wonen Lidmaatschap': one form, in a modal and in its page. */
export function MembershipForm(props: MembershipFormProps) {
  return props.layout === "dialog" ? <InDialog {...props} /> : <InPage {...props} />;
}

function InDialog({ tag, privacyVersion, start = START, ...props }: MembershipFormProps) {
  const prefix = `${useId()}-`;
  const root = useRef<HTMLFormElement>(null);
  const form = useMembershipForm({ form: "modal", tag, privacyVersion, start });
  const { fields, parts, sending, send, sent, setSent, connection, failure, draft } = form;
  const { setValue, getValues } = fields;

  useDialogPreset(root, ({ query }) => {
    const wanted = props.packages.find(({ id }) => id === query.get("pakket"))?.id;
    const chosen = [getValues("membershipTypes") ?? []].flat();
    if (wanted && !chosen.includes(wanted)) setValue("membershipTypes", [...chosen, wanted]);
  });

  useEffect(() => {
    if (!sent) return;
    root.current?.closest("dialog")?.close();
    announce({ reference: sent.reference, promise: sent.promise, note: NOTE });
    setSent(null);
  }, [sent, setSent]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await form.check()) await send();
  }
  return (
    // Where its code cannot be had it is posted as it stands: never as an address with a name in it.
    <form ref={root} action={PAGE} method="post" encType="multipart/form-data" onSubmit={submit} noValidate>
      <input type="hidden" name="privacyVersion" value={privacyVersion} />
      <div className="px-5 pt-5 md:px-8">
        <DraftNotice draft={draft} />
        <ErrorSummary
          errors={summaryInOrder(membershipJourney, fields.formState.errors, prefix)}
          attempts={form.attempts}
        />
        <p className="border-l-4 border-accent bg-accent-wash px-4 py-2.5">
          <RichText text={props.noContract} />
        </p>
      </div>
      {membershipJourney.map(({ id, title }) => (
        <section key={id} className="px-5 py-5 md:px-8">
          <h3 className="mb-4 border-t border-ink pt-4 text-2xl">{title}</h3>
          <Part id={id} parts={{ ...parts, prefix }} {...props} />
        </section>
      ))}
      <div className="dialog-foot">
        <SendNotice {...{ connection, failure }} sending={sending} onSend={send} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Button variant="outline" onClick={() => root.current?.closest("dialog")?.close()}>
            Sluiten
          </Button>
          <Button type="submit" busy={sending}>
            {sending ? "Versturen..." : "Aanvraag versturen"}
          </Button>
        </div>
      </div>
      <div className="px-5 pb-5 text-sm text-ink-soft md:px-8">
        <p>
          Liever bellen?{" "}
          <a href={props.phone.href} className="font-semibold text-ink">
            {props.phone.label}
          </a>
        </p>
        <DraftLine draft={draft} />
      </div>
    </form>
  );
}

function InPage({ tag, privacyVersion, start = START, formKey, formTime, ...props }: MembershipFormProps) {
  const prefix = "lidmaatschap-";
  const form = useMembershipForm({ form: "page", tag, privacyVersion, start, formKey, formTime });
  const { fields, parts, sending, send, sent, connection, failure, draft } = form;
  if (sent) return <Confirmation reference={sent.reference} promise={sent.promise} note={NOTE} />;
  async function submit() {
    if (await form.check()) await send();
  }
  return (
    <PageForm
      action={PAGE}
      form="page"
      {...{ formKey, formTime, privacyVersion, sending, draft }}
      attempts={form.attempts}
      errors={summaryInOrder(membershipJourney, fields.formState.errors, prefix)}
      onSubmit={submit}
      button={{ idle: "Aanvraag versturen", busy: "Versturen..." }}
      phone={props.phone}
      notice={
        <>
          <p className="max-w-[34rem]">
            <RichText text={props.noContract} />
          </p>
          <SendNotice {...{ connection, failure }} sending={sending} onSend={submit} />
        </>
      }
    >
      {membershipJourney.map(({ id, title }, index) => (
        <FormPart key={id} number={index + 1} title={title} heading="h3">
          <Part id={id} parts={{ ...parts, prefix }} {...props} />
        </FormPart>
      ))}
    </PageForm>
  );
}

type PartProps = Pick<MembershipFormProps, "packages" | "priorities"> & {
  id: (typeof membershipJourney)[number]["id"];
  parts: MembershipParts;
};

function Part({ id, parts, packages, priorities }: PartProps) {
  switch (id) {
    case "packages":
      return <PackageFields {...parts} packages={packages} />;
    case "home":
      return <HomeFields {...parts} />;
    case "term":
      return <PriorityFields {...parts} priorities={priorities} />;
    case "contact":
      return <PersonFields {...parts} />;
  }
}
