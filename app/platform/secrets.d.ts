/** Secrets are set per deployment and stand in no file, so `wrangler types` cannot know them. */
interface Env {
  LINK_SECRET?: string;
  PLACES_KEY?: string;
  TURNSTILE_SECRET?: string;
  WEBHOOK_SECRET?: string;
}
