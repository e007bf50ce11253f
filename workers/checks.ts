import { backupChecks } from "~/features/backups/checks.server";
import { browserChecks } from "~/features/browser-reports/browser-checks.server";
import { profileCheck } from "~/features/business-profile/profile-check.server";
import { deliveryChecks } from "~/features/leads/deliver/checks/delivery-checks.server";
import { quarantineCheck } from "~/features/leads/deliver/checks/quarantine-check.server";
import { mailInChecks } from "~/features/leads/mail-in/mail-checks.server";
import { alarmCheck } from "~/features/operations/alarm/alarm-check.server";
import { cronChecks } from "~/features/operations/watch/cron-runs.server";
import { deadLetterCheck } from "~/features/operations/watch/dead-letters.server";
import { countChecks } from "~/features/operations/watch/event-counts.server";
import { pageCacheCheck } from "~/features/operations/watch/page-cache-check.server";
import { storeChecks } from "~/features/operations/watch/store-checks.server";
import { versionCheck } from "~/features/operations/watch/version-check.server";
import { pushCheck } from "~/features/push/push-check.server";
import type { CheckSource } from "~/lib/check";

/** Everything that is watched: the operations page, its JSON, /healthz and the alarm read this one list. */
export const checkSources: CheckSource[] = [
  deliveryChecks,
  pushCheck,
  quarantineCheck,
  mailInChecks,
  deadLetterCheck,
  cronChecks,
  storeChecks,
  versionCheck,
  countChecks,
  profileCheck,
  pageCacheCheck,
  backupChecks,
  browserChecks,
  alarmCheck,
];
