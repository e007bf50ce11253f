import { currentCompany } from "~/content/site/company-now.server";
import { paths } from "~/paths";
import { type PushKeys, pushKeys } from "~/platform/push/push-keys.server";
import { sendPush } from "~/platform/push/send-push.server";
import { devicesOfPeople } from "./devices.server";
import { readSituation } from "./people.server";
import { noteResult } from "./send-notice.server";

type Bundle = { email: string; waiting: number; bundleAt: number };

const retryMs = 5 * 60_000;

/** Tells everybody whose hour is over, or whose quiet hours are, how many requests came in meanwhile. */
export async function sendBundles(env: Env, now: Date): Promise<void> {
  const keys = pushKeys(env);
  if (keys === null) return;
  const { results } = await env.DB.prepare(
    "SELECT email, waiting, bundle_at AS bundleAt FROM push_choices WHERE bundle_at <= ?",
  )
    .bind(now.getTime())
    .all<Bundle>();
  if (results.length === 0) return;
  const { people } = await readSituation(env);
  const mayRead = new Set(people.filter(({ readsAll }) => readsAll).map(({ email }) => email));
  await Promise.all(results.map((bundle) => sendBundle(env, keys, bundle, mayRead.has(bundle.email), now)));
}

async function sendBundle(
  env: Env,
  keys: PushKeys,
  { email, waiting, bundleAt }: Bundle,
  mayRead: boolean,
  now: Date,
): Promise<void> {
  // Leased first: of two runs at once one sends it.
  const leased = await env.DB.prepare(
    "UPDATE push_choices SET bundle_at = ? WHERE email = ? AND bundle_at = ?",
  )
    .bind(now.getTime() + retryMs, email, bundleAt)
    .run();
  if (leased.meta.changes === 0) return;
  const devices = mayRead ? await devicesOfPeople(env.DB, [email]) : [];
  const message = {
    title: waiting === 1 ? "1 nieuwe aanvraag" : `${waiting} nieuwe aanvragen`,
    body: "Bekijk ze bij Aanvragen.",
    navigate: (env.PUBLIC_ORIGIN || currentCompany().origin) + paths.adminLeads,
    tag: "nieuwe-aanvragen",
    urgent: false,
    ttl: 4 * 60 * 60,
  };
  const results = await Promise.all(
    devices.map(async (device) => {
      const result = await sendPush(keys, device, message);
      await noteResult(env.DB, device, result, { deliveryId: null, now });
      return result;
    }),
  );
  if (results.length > 0 && results.every((result) => result === "later")) return;
  // What came in since stays, with an hour of its own from the lease on.
  await env.DB.prepare(
    `UPDATE push_choices SET waiting = max(0, waiting - ?1), bundle_at = iif(waiting > ?1, bundle_at, NULL)
     WHERE email = ?2`,
  )
    .bind(waiting, email)
    .run();
}
