import type { Choices } from "../../app/features/push/choices.ts";
import { usualChoices } from "../../app/features/push/choices.ts";
import { addDevice } from "../../app/features/push/devices.server.ts";
import { saveChoices } from "../../app/features/push/people.server.ts";
import type { Shift } from "../../app/features/push/roster.ts";
import { readRoster, saveRoster } from "../../app/features/push/roster-store.server.ts";
import { newVapidKeys } from "../../scripts/push/vapid-keys.ts";
import {
  type PushService,
  type Subscription,
  startPushService,
} from "../../scripts/stand-ins/push-service.ts";
import { receivedAt } from "./lead-posts.ts";

/** Bindings whose pushes go to a stand-in, and people with telephones. */
export async function pushSite(bindings: Env, roles: string) {
  const service = await startPushService();
  const env: Env = {
    ...bindings,
    ...newVapidKeys(),
    PUSH_URL: service.url,
    MAIL_FROM: "site@bedrijf.example",
    MAIL_OFFICE: "kantoor@bedrijf.example",
    ADMIN_ROLES: roles,
  } as unknown as Env;
  const phones = new Map<string, string>();

  /** Gives somebody a telephone. */
  async function wakes(email: string, choices: Partial<Choices> = {}): Promise<Subscription> {
    const subscription = service.subscribe();
    phones.set(subscription.endpoint.split("/").at(-1) ?? "", email);
    const { endpoint, keys } = subscription;
    await addDevice(env.DB, { email, endpoint, ...keys, label: "Telefoon", was: "" }, receivedAt);
    await saveChoices(env.DB, email, { ...usualChoices, ...choices });
    return subscription;
  }
  const roster = async (shifts: Shift[]) => {
    const { version } = await readRoster(env.DB);
    await saveRoster(
      env.DB,
      { roster: shifts, version },
      { email: "eigenaar@huis.example", now: receivedAt },
    );
  };
  /** Who was woken, in order, with what they read. */
  const told = () =>
    service.received().map(({ device, text, headers }) => ({
      who: phones.get(device) ?? "",
      ...(JSON.parse(text).notification as { title: string; body: string; navigate: string }),
      urgency: headers.urgency,
    }));
  const clear = async () => {
    const tables = ["push_devices", "push_choices", "duty_roster", "colleagues"];
    await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  };
  return { env, service, wakes, roster, told, clear };
}

export type PushSite = Awaited<ReturnType<typeof pushSite>>;
export type { PushService };
