import { Form } from "react-router";
import { useFirstError } from "~/admin/use-first-error";
import type { OfficeSettings } from "~/content/site/office-settings";
import { Button } from "~/ui/controls/button";
import { HoursForm } from "./hours-form";
import { MailCapsForm } from "./mail-caps-form";
import { MailsForm } from "./mails-form";
import { NoticeForm } from "./notice-form";
import { RetentionForm } from "./retention-form";
import { ReviewsForm } from "./reviews-form";
import { SettingPreview, type SettingPreviewProps } from "./setting-preview";
import { TemplatesForm } from "./templates-form";
import { UrgentForm } from "./urgent-form";
import { VisitsForm } from "./visits-form";

type SettingFormsProps = {
  name: keyof OfficeSettings;
  /** As stored, or as it was just typed: then not more than its shape is sure. */
  values: OfficeSettings;
  errors: Record<string, string>;
  version: number;
  preview: SettingPreviewProps | null;
  busy: boolean;
};

/** One setting: its fields, how it will look, and keeping it. */
export function SettingForm({ name, values, errors, version, preview, busy }: SettingFormsProps) {
  const form = useFirstError(errors);
  const wrong = Object.keys(errors).length;
  return (
    <Form ref={form} method="post" className="grid grid-cols-1 gap-8" preventScrollReset>
      <input type="hidden" name="setting" value={name} />
      <input type="hidden" name="version" value={version} />
      {wrong > 0 && (
        <p role="alert" className="border-l-4 border-danger bg-danger-wash px-4 py-3 font-semibold">
          {errors[""] ?? (wrong === 1 ? "Eén ding klopt nog niet." : `${wrong} dingen kloppen nog niet.`)} Er
          is niets veranderd.
        </p>
      )}
      {name === "hours" && <HoursForm value={values.hours} errors={errors} />}
      {name === "urgent" && <UrgentForm value={values.urgent} errors={errors} />}
      {name === "notice" && <NoticeForm value={values.notice} errors={errors} />}
      {name === "mails" && <MailsForm value={values.mails} errors={errors} />}
      {name === "mailCaps" && <MailCapsForm value={values.mailCaps} errors={errors} />}
      {name === "templates" && <TemplatesForm value={values.templates} errors={errors} />}
      {name === "visits" && <VisitsForm value={values.visits} errors={errors} />}
      {name === "reviews" && <ReviewsForm value={values.reviews} errors={errors} />}
      {name === "retention" && <RetentionForm value={values.retention} errors={errors} />}
      {preview && <SettingPreview {...preview} />}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          name="action"
          value="save"
          variant={preview?.agree ? "destructive" : "default"}
          aria-disabled={busy}
        >
          {busy ? "Bezig…" : preview?.agree ? "Bewaren en laten wissen" : "Bewaren"}
        </Button>
        <Button type="submit" name="action" value="preview" variant="outline" aria-disabled={busy}>
          Eerst bekijken
        </Button>
      </div>
    </Form>
  );
}
