import { backupChecks } from "~/features/backups/checks.server";
import type { CheckSource } from "~/lib/check";

/** Everything that is watched: the operations page, its JSON, /healthz and the alarm read this one list. */
export const checkSources: CheckSource[] = [backupChecks];
