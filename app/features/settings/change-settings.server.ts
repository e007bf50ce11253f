import * as z from "zod/mini";
import { readForm, text } from "~/admin/read-form";
import type { OfficeSettings, SettingName } from "~/content/site/office-settings";
import { dayOf } from "~/lib/text/dutch-date";
import { agreementTo, type CountDue, retentionPreview, settingPreview } from "./preview.server";
import { readSettingForm } from "./read-setting-form.server";
import type { SettingPreviewProps } from "./setting-preview";
import { settingParts } from "./setting-types";
import { saveSetting, settingsNow, undoSetting } from "./settings.server";
import { parseSetting, settingNames } from "./settings-schema.server";

/** What was posted: kept, or shown again with what was typed. */
type SettingsOutcome =
  | { done: string; name: SettingName | null; changeId?: number }
  | {
      name: SettingName;
      /** As typed. */
      value: unknown;
      errors: Record<string, string>;
      preview: SettingPreviewProps | null;
    };

const settingPost = z.discriminatedUnion("action", [
  z.object({ action: z.literal("undo"), change: z.coerce.number() }),
  z.object({
    action: z.enum(["save", "preview"]),
    setting: z.enum(settingNames),
    version: z.coerce.number(),
    agreed: text,
  }),
]);

/**
 * Does what the page of the settings posts; null for a post that is not one of its own. Periods under which leads
 * are too old already are kept only by who has seen how many, and said yes to these periods.
 */
export async function changeSettings(
  db: D1Database,
  form: FormData,
  actor: { email: string; now: Date },
  countDue: CountDue,
): Promise<SettingsOutcome | null> {
  const asked = readForm(form, settingPost);
  if (asked === null) return null;
  if (asked.action === "undo") {
    const undone = await undoSetting(db, asked.change, actor);
    return { done: undone ? "Ongedaan gemaakt." : "Dat kon niet ongedaan worden gemaakt.", name: null };
  }
  const { setting: name, action, version, agreed } = asked;
  const value = readSettingForm(name, form);
  if (value === null) return null;
  const again = { name, value, errors: {}, preview: null };
  const parsed = parseSetting(name, value);
  if (parsed.errors !== undefined) return { ...again, errors: parsed.errors };
  if (name === "retention") {
    const periods = parsed.value as OfficeSettings["retention"];
    const preview = await retentionPreview(periods, countDue);
    if (action === "preview" || (preview.agree && agreed !== agreementTo(periods)))
      return { ...again, preview };
  }
  if (action === "preview") {
    const value = parsed.value as OfficeSettings[typeof name];
    const { hours } = await settingsNow(db);
    return { ...again, preview: settingPreview(name, value, dayOf(actor.now.getTime()), hours.week) };
  }
  const changeId = await saveSetting(
    db,
    { name, value: parsed.value as OfficeSettings[typeof name], version },
    actor,
  );
  if (changeId === null) return { ...again, errors: { "": someoneElse } };
  return {
    done: `${settingParts[name].label} bewaard. Binnen een minuut ziet iedereen het.`,
    name,
    changeId,
  };
}

const someoneElse =
  "Iemand anders heeft dit intussen bewaard. Wat u typte staat hieronder nog; open dit onderdeel in een tweede venster om te zien wat er nu staat.";
