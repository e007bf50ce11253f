import { data, Link, useNavigation } from "react-router";
import * as z from "zod/mini";
import { readForm, text } from "~/admin/read-form";
import { keptDays } from "~/features/leads/model/mail/kept-mails";
import { KeptList } from "~/features/leads/office/kept/kept-list";
import { keptRow } from "~/features/leads/office/kept/kept-view";
import { inboxAddress } from "~/features/leads/office/list/inbox-filter";
import { eraseKept, listKept, takeKept } from "~/features/leads/store/kept-mails.server";
import { paths } from "~/paths";
import { redirectWith } from "~/platform/access/kv-session.server";
import { roleMay } from "~/platform/access/roles";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import { formDataOf } from "~/platform/http/form-data.server";
import { buttonClass } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";
import type { Route } from "./+types/kept-mails";

const pageSize = 50;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { env } = context.get(bindings);
  const { role } = context.get(signedIn);
  requireAbility(context.get(signedIn), "readLeads");
  const from = (url.searchParams.get("van") ?? "").trim().slice(0, 320);
  const before = Number(url.searchParams.get("voor")) || Number.MAX_SAFE_INTEGER;
  const mails = await listKept(env.DB, { from, before, limit: pageSize + 1 });
  const shown = mails.slice(0, pageSize);
  return {
    from,
    rows: shown.map((mail) => keptRow(mail, Date.now())),
    next: mails.length > pageSize ? paths.adminKeptFrom(from, shown.at(-1)?.n) : null,
    may: { take: roleMay(role, "changeLeads"), erase: roleMay(role, "handlePrivacy") },
  };
}

const posted = z.object({ action: z.enum(["take", "erase"]), mail: text });

export async function action({ request, context }: Route.ActionArgs) {
  const { env } = context.get(bindings);
  const me = context.get(signedIn);
  requireAbility(me, "changeLeads");
  const asked = readForm(await formDataOf(request), posted);
  if (asked === null) throw data(null, { status: 400 });
  if (asked.action === "erase") {
    requireAbility(me, "handlePrivacy");
    const erased = await eraseKept(env.DB, asked.mail);
    return redirectWith(request, env, paths.adminKeptMails, {
      tone: erased ? "success" : "error",
      text: erased ? "De mail is gewist." : "Deze mail ligt hier niet meer: hij is overgenomen of al gewist.",
    });
  }
  const taken = await takeKept(env.DB, asked.mail, new Date());
  // Without it the cron reads the mail within a minute.
  if (taken) await env.OUTBOX.send({ mail: asked.mail }).catch(() => {});
  const leadId = taken?.leadId ?? null;
  const done = leadId === null ? "De mail staat zo bij de aanvragen." : "De mail staat zo in het gesprek.";
  return redirectWith(request, env, leadId === null ? paths.adminKeptMails : paths.adminLead(leadId), {
    tone: taken ? "success" : "error",
    text: taken ? done : "Deze mail is er niet meer.",
  });
}

export function meta(): Route.MetaDescriptors {
  return [{ title: "Mails die apart liggen · Beheer" }, { name: "robots", content: "noindex, nofollow" }];
}

export default function KeptMails({ loaderData }: Route.ComponentProps) {
  const { from, rows, next, may } = loaderData;
  const busy = useNavigation().formMethod === "POST";
  const quarantine = inboxAddress(paths.adminLeads, { quarantined: true });
  return (
    <div className="grid max-w-4xl grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-3">
        <Link to={quarantine} className="no-print inline-flex min-h-11 items-center gap-2 text-sm">
          <Icon name="arrow-left" size={4} /> Naar de quarantaine
        </Link>
        <h1 className="text-3xl max-md:text-2xl">Mails die apart liggen</h1>
        {from && (
          <p>
            Alleen van <strong className="wrap-anywhere">{from}</strong>.{" "}
            <Link to={paths.adminKeptMails}>Toon alle</Link>
          </p>
        )}
        <p className="measure text-ink-soft">
          Deze mails kwamen binnen en staan bij geen aanvraag, omdat er op een dag te veel kwamen of omdat een
          programma ze verstuurde. Na {keptDays} dagen worden ze gewist. Open een gedownloade mail alleen als
          u de afzender kent.
        </p>
      </div>
      {rows.length > 0 ? (
        <KeptList rows={rows} may={may} busy={busy} />
      ) : (
        <p className="border-t border-rule py-8 text-ink-soft">Er ligt geen mail apart.</p>
      )}
      {next && (
        <nav aria-label="Bladeren" className="no-print flex justify-end">
          <Link to={next} className={buttonClass("outline", "sm", "min-h-11")}>
            Verder bladeren
          </Link>
        </nav>
      )}
    </div>
  );
}
