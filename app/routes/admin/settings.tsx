import { data, useNavigation } from "react-router";
import { type OfficeSettings, retentionRules } from "~/content/site/office-settings";
import { previewPurge } from "~/features/leads/store/sweep.server";
import { ChangeItem } from "~/features/settings/change-item";
import { changeSettings } from "~/features/settings/change-settings.server";
import { SettingForm } from "~/features/settings/setting-form";
import { settingParts } from "~/features/settings/setting-types";
import { listChanges, readSettings } from "~/features/settings/settings.server";
import { addressOfPart, SettingsTabs } from "~/features/settings/settings-tabs";
import { momentText } from "~/lib/text/moment-text";
import { paths } from "~/paths";
import { redirectWith } from "~/platform/access/kv-session.server";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import { showOwnChange } from "~/platform/cache/content-generation.server";
import { formDataOf } from "~/platform/http/form-data.server";
import type { Route } from "./+types/settings";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { env } = context.get(bindings);
  requireAbility(context.get(signedIn), "changeSettings");
  const [{ versions, unreadable, ...settings }, changes] = await Promise.all([
    readSettings(env.DB),
    listChanges(env.DB, 20),
  ]);
  const now = Date.now();
  return {
    part: partOf(url.searchParams.get("part")),
    settings,
    unreadable,
    versions,
    changes: changes.map(({ id, name, at, actor, ...lines }) => ({
      ...lines,
      id,
      text: partLabel(name),
      by: `${momentText(at, now)} · ${actor}`,
    })),
  };
}

type Part = keyof OfficeSettings;
const parts = Object.entries(settingParts) as [Part, (typeof settingParts)[Part]][];

function partOf(slug: string | null): Part {
  return parts.find(([, part]) => part.slug === slug)?.[0] ?? "hours";
}

function partLabel(name: string): string {
  return parts.find(([each]) => each === name)?.[1].label ?? name;
}

export async function action({ request, context }: Route.ActionArgs) {
  const { env } = context.get(bindings);
  const me = context.get(signedIn);
  requireAbility(me, "changeSettings");
  const now = new Date();
  const form = await formDataOf(request);
  const outcome = await changeSettings(env.DB, form, { email: me.email, now }, (periods) =>
    previewPurge(env.DB, now, retentionRules(periods)),
  );
  if (outcome === null) throw data(null, { status: 400 });
  if (!("done" in outcome)) {
    return data(outcome, { status: Object.keys(outcome.errors).length > 0 ? 422 : 200 });
  }
  const { done, name, changeId } = outcome;
  const fields = { action: "undo", change: String(changeId) };
  const undo = changeId === undefined ? {} : { undo: { href: paths.adminSettings, fields } };
  const flash = { tone: "success", text: done, ...undo } as const;
  const answer = await redirectWith(request, env, name ? addressOfPart(name) : paths.adminSettings, flash);
  const secure = new URL(request.url).protocol === "https:";
  answer.headers.append("Set-Cookie", await showOwnChange(env.DB, now.getTime(), secure));
  return answer;
}

export function meta(): Route.MetaDescriptors {
  return [{ title: "Instellingen · Beheer" }, { name: "robots", content: "noindex, nofollow" }];
}

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const { settings, unreadable, versions, changes } = loaderData;
  const part = actionData?.name ?? loaderData.part;
  const busy = useNavigation().formMethod === "POST";
  const typed = actionData?.name === part ? actionData : null;
  const values = typed ? ({ ...settings, [part]: typed.value } as OfficeSettings) : settings;
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid grid-cols-1 gap-4">
        <h1 className="text-3xl">Instellingen</h1>
        <SettingsTabs current={part} />
      </div>
      {unreadable.includes(part) && (
        <p role="alert" className="border-l-4 border-danger bg-danger-wash px-4 py-3">
          <strong>Wat hier bewaard was, is onleesbaar geworden.</strong>{" "}
          {part === "retention"
            ? "Zolang dat zo is, wordt geen enkele aanvraag gewist. Hieronder staan de termijnen van de installatie: zet de uwe terug en bewaar ze."
            : "Tot u het opnieuw bewaart, geldt wat bij de installatie was ingesteld. Dat staat hieronder."}
        </p>
      )}
      <SettingForm
        // What is stored or typed anew fills the fields anew.
        key={`${part} ${versions[part]} ${typed ? JSON.stringify(typed.value) : ""}`}
        name={part}
        values={values}
        errors={typed?.errors ?? {}}
        version={versions[part]}
        preview={typed?.preview ?? null}
        busy={busy}
      />
      <section aria-labelledby="wijzigingen" className="mt-8">
        <h2 id="wijzigingen" className="mb-4 text-2xl">
          Wijzigingen
        </h2>
        {changes.length === 0 ? (
          <p className="text-ink-soft">Er is nog niets veranderd.</p>
        ) : (
          <ol className="border-t border-rule">
            {changes.map((change) => (
              <ChangeItem key={change.id} {...change} />
            ))}
          </ol>
        )}
      </section>
    </div>
  );
}
