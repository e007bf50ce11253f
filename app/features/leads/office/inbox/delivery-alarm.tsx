import { Link } from "react-router";
import type { DeliveryTrouble } from "~/features/leads/deliver/checks/delivery-trouble.server";
import { paths } from "~/paths";
import { Icon } from "~/ui/icons/icon";

const minute = 60_000;
/** A mail normally leaves within a minute, and a first failure is tried again soon. */
const alarmAfterMs = 10 * minute;

/** Says that messages do not go out (without it an office would think that no leads come in), and whose mail came back. */
export function DeliveryAlarm({ returned, ...service }: DeliveryTrouble) {
  return (
    <>
      <ServiceAlarm {...service} />
      {returned.count > 0 && <ReturnedMails {...returned} />}
    </>
  );
}

function ReturnedMails({ count, newest }: DeliveryTrouble["returned"]) {
  const more = count - newest.length;
  return (
    <p className="border-l-4 border-ink bg-paper-deep px-4 py-3">
      De mail aan{" "}
      {newest.map(({ leadId, name }, i) => (
        <span key={leadId}>
          {i > 0 && (i === newest.length - 1 && more === 0 ? " en " : ", ")}
          <Link to={paths.adminLead(leadId)} className="wrap-anywhere">
            {name}
          </Link>
        </span>
      ))}
      {more > 0 && ` en ${more} ${more === 1 ? "ander" : "anderen"}`} kwam niet aan. Bel, of verbeter het
      mailadres.
    </p>
  );
}

function ServiceAlarm({ failed, oldestUnsentMs, lastError }: Omit<DeliveryTrouble, "returned">) {
  const waiting = oldestUnsentMs !== null && oldestUnsentMs > alarmAfterMs;
  if (failed === 0 && !waiting) return null;
  return (
    <div role="alert" className="flex gap-3 border-l-4 border-danger bg-danger-wash p-4">
      <Icon name="warning" className="mt-0.5 text-danger" />
      <div>
        <p className="font-semibold">Berichten gaan niet weg</p>
        <p className="measure">
          {failed > 0 && `${failed === 1 ? "1 bericht is" : `${failed} berichten zijn`} niet bezorgd. `}
          {waiting && `Het oudste wachtende bericht staat al ${waitText(oldestUnsentMs)} klaar. `}
          De aanvragen zelf staan hieronder allemaal. Bel de bezoekers en waarschuw de beheerder van de
          website.
        </p>
        {lastError && <p className="mt-1 text-sm text-ink-soft">Foutcode: {lastError}</p>}
      </div>
    </div>
  );
}

function waitText(ms: number): string {
  const minutes = Math.floor(ms / minute);
  return minutes < 120 ? `${minutes} minuten` : `${Math.floor(minutes / 60)} uur`;
}
