import * as z from "zod/mini";
import { readForm, text } from "~/admin/read-form";
import { currentCompany } from "~/content/site/company-now.server";
import { paths } from "~/paths";
import { pushKeys } from "~/platform/push/push-keys.server";
import { sendPush } from "~/platform/push/send-push.server";
import { choicesSchema } from "./choices-schema.server";
import { devicesOf, removeDevice } from "./devices.server";
import { saveChoices } from "./people.server";
import { noteResult } from "./send-notice.server";

const notificationsPost = z.discriminatedUnion("action", [
  z.pipe(
    z.object({
      action: z.literal("choices"),
      urgent: text,
      requests: text,
      promise: text,
      quiet: text,
      from: text,
      until: text,
    }),
    z.transform(({ action, promise, quiet, from, until, ...choices }) => ({
      action,
      choices: { ...choices, promise: Number(promise), quiet: { on: quiet !== "", from, until } },
    })),
  ),
  z.object({ action: z.enum(["test", "remove"]), device: text }),
]);

/** `error`: beside the quiet hours; what was typed stays. */
type Outcome = { tone: "success" | "error"; text: string } | { error: string };

/** Does what the page of one's own notifications posts; null for a post that is not one of its own. */
export async function changeNotifications(
  env: Env,
  form: FormData,
  { email, now }: { email: string; now: Date },
): Promise<Outcome | null> {
  const asked = readForm(form, notificationsPost);
  if (asked === null) return null;
  if (asked.action === "choices") return choose(env.DB, email, asked.choices);
  const device = (await devicesOf(env.DB, email)).find(({ id }) => id === asked.device);
  if (device === undefined) return { tone: "error", text: "Dat toestel staat niet meer in uw lijst." };
  if (asked.action === "test") return sendTest(env, device, now);
  await removeDevice(env.DB, email, device);
  return { tone: "success", text: `${device.label} krijgt geen meldingen meer.` };
}

async function choose(db: D1Database, email: string, typed: unknown): Promise<Outcome> {
  const choices = z.safeParse(choicesSchema, typed).data;
  if (choices === undefined) return { error: "Vul voor de stille uren twee tijden in, zoals 22:00 en 07:00" };
  const { on, from, until } = choices.quiet;
  if (on && from === until)
    return {
      error: "Begin en einde zijn gelijk: dan is er geen stil uur. Kies twee tijden, of zet het vinkje uit",
    };
  await saveChoices(db, email, choices);
  return { tone: "success", text: "Bewaard. Dit geldt vanaf de volgende melding." };
}

async function sendTest(
  env: Env,
  device: Awaited<ReturnType<typeof devicesOf>>[number],
  now: Date,
): Promise<Outcome> {
  const keys = pushKeys(env);
  if (keys === null)
    return { tone: "error", text: "Meldingen zijn op deze website niet ingesteld. Vraag het de beheerder." };
  const result = await sendPush(keys, device, {
    title: "Proefmelding",
    body: "Zo ziet u straks een spoedaanvraag.",
    navigate: (env.PUBLIC_ORIGIN || currentCompany().origin) + paths.adminNotifications,
    tag: "proefmelding",
    urgent: true,
    ttl: 60,
  });
  await noteResult(env.DB, device, result, { deliveryId: null, now });
  if (result === "sent")
    return {
      tone: "success",
      text: `Proefmelding verstuurd naar ${device.label}. Die hoort er binnen een paar tellen te zijn.`,
    };
  if (result === "gone")
    return {
      tone: "error",
      text: `${device.label} neemt geen meldingen meer aan, en staat niet meer in uw lijst. Zet ze op dat toestel opnieuw aan.`,
    };
  return {
    tone: "error",
    text: "De pushdienst van dat toestel neemt de melding nu niet aan. Probeer het straks opnieuw.",
  };
}
