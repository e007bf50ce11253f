/** Not known to `wrangler types`. */
interface Env {
  /** A secret, because such addresses often carry their key. */
  ALARM_URL?: string;
  ALARM_SECRET?: string;
  BACKUP_KEY?: string;
  LINK_SECRET?: string;
  OPERATIONS_KEY?: string;
  PLACES_KEY?: string;
  TURNSTILE_SECRET?: string;
  VAPID_PRIVATE_KEY?: string;
  WEBHOOK_SECRET?: string;
}

/** Set by the build (vite.config.ts). */
interface ImportMetaEnv {
  readonly NEWEST_MIGRATION: string;
}
