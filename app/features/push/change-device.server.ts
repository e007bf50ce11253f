import * as z from "zod/mini";
import { readForm } from "~/admin/read-form";
import { isPushEndpoint } from "~/platform/push/push-endpoint";
import { pushKeys } from "~/platform/push/push-keys.server";
import { deviceLabel } from "./device-label";
import { addDevice, removeDevice, stillOwn } from "./devices.server";

const endpoint = z.string().check(z.minLength(1), z.maxLength(1000));

const devicePost = z.discriminatedUnion("action", [
  z.object({
    action: z.literal("subscribe"),
    endpoint,
    // A point of P-256, and 16 bytes.
    p256dh: z.string().check(z.regex(/^B[\w-]{86}=?$/)),
    auth: z.string().check(z.regex(/^[\w-]{22}={0,2}$/)),
    was: z.string().check(z.maxLength(1000)),
  }),
  z.object({ action: z.enum(["check", "forget"]), endpoint }),
]);

type DeviceAnswer = {
  /** Whether this browser is a device of this person now. */
  known: boolean;
  /** By which a browser knows our messages; '' while there is none. */
  publicKey: string;
};

/** Null for what no browser of ours sends, and for an address that is not of a push service. */
export async function changeDevice(
  env: Env,
  form: FormData,
  { email, userAgent, now }: { email: string; userAgent: string; now: Date },
): Promise<DeviceAnswer | null> {
  const asked = readForm(form, devicePost);
  if (asked === null) return null;
  const keys = pushKeys(env);
  const publicKey = keys?.publicKey ?? "";
  switch (asked.action) {
    case "check":
      return { known: await stillOwn(env.DB, email, asked.endpoint), publicKey };
    case "forget":
      await removeDevice(env.DB, email, asked);
      return { known: false, publicKey };
    case "subscribe": {
      if (keys === null || !isPushEndpoint(asked.endpoint, keys.standIn)) return null;
      const { action: _, ...device } = asked;
      await addDevice(env.DB, { ...device, email, label: deviceLabel(userAgent) }, now);
      return { known: true, publicKey };
    }
  }
}
