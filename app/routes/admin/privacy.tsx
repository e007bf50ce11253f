import { data, Form } from "react-router";
import * as z from "zod/mini";
import { LogList } from "~/admin/log-list";
import { readForm, text, texts } from "~/admin/read-form";
import { SearchInput } from "~/admin/search-input";
import { retentionRules } from "~/content/site/office-settings";
import { KeptLink } from "~/features/leads/office/kept/kept-link";
import { adminEventText } from "~/features/leads/office/model/admin-event-text";
import { addAdminEvent, listAdminEvents } from "~/features/leads/office/model/admin-events.server";
import { CustomerChoice } from "~/features/leads/office/person/customer-choice";
import { type FoundCustomers, findCustomers } from "~/features/leads/office/person/find-customers.server";
import { chosenIds, erasePerson, erasureProblem, leftOf } from "~/features/leads/office/person/person.server";
import { PersonChoice } from "~/features/leads/office/person/person-choice";
import { eraseNotes, noteIds, personNotes } from "~/features/leads/office/person/person-notes.server";
import { personView } from "~/features/leads/office/person/person-view";
import { RetentionTable } from "~/features/leads/office/person/retention-table";
import { countKept } from "~/features/leads/store/kept-mails.server";
import { liveProjectsOf } from "~/features/leads/store/lead-project.server";
import { previewPurge } from "~/features/leads/store/sweep.server";
import { settingParts } from "~/features/settings/setting-types";
import { readSettings } from "~/features/settings/settings.server";
import { momentText } from "~/lib/text/moment-text";
import { paths } from "~/paths";
import { redirectWith } from "~/platform/access/kv-session.server";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import { formDataOf } from "~/platform/http/form-data.server";
import { Button } from "~/ui/controls/button";
import type { Route } from "./+types/privacy";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { env } = context.get(bindings);
  requireAbility(context.get(signedIn), "handlePrivacy");
  const now = new Date();
  const who = url.searchParams.get("who") ?? "";
  const { retention, unreadable } = await readSettings(env.DB);
  const rules = retentionRules(retention);
  const [found, due, events, kept] = await Promise.all([
    findCustomers(env.DB, who).then(async (found) => ({ ...found, notes: await notesOf(env.DB, found) })),
    previewPurge(env.DB, now, rules),
    listAdminEvents(env.DB, 20),
    who.includes("@") ? countKept(env.DB, who.trim()) : 0,
  ]);
  return {
    who,
    kept,
    ...personView(found, now.getTime()),
    rules: Object.entries(rules).map(([rule, { what, term }]) => ({
      what,
      term,
      due: due[rule as keyof typeof due],
    })),
    purgeStopped: unreadable.includes("retention"),
    events: events.map(({ id, at, actor, kind, detail }) => ({
      id,
      text: adminEventText(kind, detail),
      by: `${momentText(at, now.getTime())} · ${actor}`,
    })),
  };
}

/** Of one customer; of several one is chosen first. */
const notesOf = (db: D1Database, { customers: [one, another] }: FoundCustomers) =>
  one && !another
    ? personNotes(
        db,
        one.leads.map(({ id }) => id),
      )
    : [];

const erasure = z.object({ lead: texts, listed: texts, note: texts, notes: texts, confirmation: text });

/** Erases the leads that were ticked, when a reference of them was typed over. */
export async function action({ request, context }: Route.ActionArgs) {
  const { env } = context.get(bindings);
  const me = context.get(signedIn);
  requireAbility(me, "handlePrivacy");
  const asked = readForm(await formDataOf(request), erasure);
  if (asked === null) throw data(null, { status: 400 });
  const chosen = chosenIds(asked.lead);
  const problem = await erasureProblem(env.DB, chosen, asked.confirmation);
  const notes = { listed: noteIds(asked.notes), ticked: noteIds(asked.note) };
  if (problem !== null)
    return data({ chosen, notes: notes.ticked, problem: `${problem} Er is niets gewist.` }, { status: 422 });
  const shown = await liveProjectsOf(env.DB, chosen);
  const listed = chosenIds(asked.listed);
  const left = await leftOf(env.DB, chosen, listed);
  await eraseNotes(env.DB, { chosen, listed }, notes);
  const erased = await erasePerson({ db: env.DB, bucket: env.UPLOADS }, chosen);
  const event = { kind: "person-erased", actor: me.email, detail: String(erased) } as const;
  await addAdminEvent(env.DB, event, new Date());
  const said = `${erased === 1 ? "1 aanvraag is" : `${erased} aanvragen zijn`} gewist, met foto’s, berichten en verloop.`;
  return redirectWith(request, env, paths.adminPrivacy, {
    tone: "success",
    text: said + leftText(left) + stillShown(shown),
  });
}

function leftText({ since, more }: { since: number; more: boolean }): string {
  if (more) return " Er zijn er nog meer van deze klant: zoek opnieuw.";
  if (since === 0) return "";
  const came = since === 1 ? "er een aanvraag" : `er ${since} aanvragen`;
  return ` Intussen ${since === 1 ? "kwam" : "kwamen"} ${came} van deze klant bij: die ${since === 1 ? "is" : "zijn"} niet gewist. Zoek opnieuw.`;
}

/** It rests on a consent of its own, which the erasure of a request does not take back. */
function stillShown(titles: string[]): string {
  if (titles.length === 0) return "";
  const named = titles.map((title) => `‘${title}’`).join(", ");
  return ` Op de website staat nog ${named}, met toestemming van de eigenaar. Trekt die dat in, haal het dan bij Inhoud van de website en verwijder de foto’s bij Media.`;
}

export function meta(): Route.MetaDescriptors {
  return [{ title: "Privacy · Beheer" }, { name: "robots", content: "noindex, nofollow" }];
}

export default function Privacy({ loaderData, actionData }: Route.ComponentProps) {
  const { who, kept, rows, notes, customers, more, rules, purgeStopped, events } = loaderData;
  return (
    <div className="grid grid-cols-1 gap-12">
      <div className="grid grid-cols-1 gap-6">
        <h1 className="text-3xl">Privacy</h1>
        <p className="measure text-ink-soft">
          Iedereen mag vragen wat wij van hem bewaren, en vragen om het te wissen. Zoek de persoon op met zijn
          e-mailadres, telefoonnummer, naam, adres of referentie.
        </p>
        <Form
          method="get"
          role="search"
          aria-label="Persoon zoeken"
          className="flex max-w-2xl items-end gap-3 tight:flex-wrap"
        >
          <div className="min-w-0 flex-1 tight:basis-full">
            <label htmlFor="who" className="font-semibold">
              Persoon
            </label>
            <SearchInput id="who" name="who" asked={who} maxLength={254} />
          </div>
          <Button type="submit" variant="outline">
            Zoeken
          </Button>
        </Form>
        <KeptLink count={kept} from={who.trim()} />
        {customers.length > 0 && <CustomerChoice customers={customers} more={more} who={who} />}
        {who !== "" && customers.length === 0 && (
          <PersonChoice
            rows={rows}
            notes={notes}
            more={more}
            who={who}
            zip={paths.adminPersonZip}
            erase={`${paths.adminPrivacy}?${new URLSearchParams({ who })}`}
            refused={actionData ?? null}
          />
        )}
      </div>
      <section aria-labelledby="bewaren">
        <h2 id="bewaren" className="mb-4 text-2xl">
          Bewaartermijnen
        </h2>
        <RetentionTable
          rules={rules}
          stopped={purgeStopped ? `${paths.adminSettings}?part=${settingParts.retention.slug}` : null}
        />
      </section>
      <section aria-labelledby="logboek">
        <h2 id="logboek" className="mb-4 text-2xl">
          Logboek
        </h2>
        {events.length === 0 ? (
          <p className="text-ink-soft">Er is nog niets gedownload of gewist.</p>
        ) : (
          <LogList events={events} />
        )}
      </section>
    </div>
  );
}
