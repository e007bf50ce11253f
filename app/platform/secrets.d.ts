/** Not known to `wrangler types`. */
interface Env {
  BACKUP_KEY?: string;
  LINK_SECRET?: string;
  PLACES_KEY?: string;
  TURNSTILE_SECRET?: string;
  WEBHOOK_SECRET?: string;
}
