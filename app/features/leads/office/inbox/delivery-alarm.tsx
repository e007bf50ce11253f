import { Icon } from "~/ui/icons/icon";

export type DeliveryAlarmProps = {
  /** Deliveries that were given up. */
  failed: number;
  /** Age of the oldest one that is still tried; null when nothing waits. */
  oldestUnsentMs: number | null;
  lastError: string | null;
};

const minute = 60_000;
/** A mail normally leaves within a minute, and a first failure is tried again soon. */
const alarmAfterMs = 10 * minute;

/** Says that messages do not go out: without it an office would think that no leads come in. */
export function DeliveryAlarm({ failed, oldestUnsentMs, lastError }: DeliveryAlarmProps) {
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
