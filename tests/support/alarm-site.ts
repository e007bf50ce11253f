import { alarmReceiver } from "./alarm-receiver";
import { localBindings } from "./local-bindings";

/** A site whose alarms go to `receiver`, and what ends both. `bare` has no channel. */
export async function alarmSite(settings: Partial<Record<"ALARM_SECRET", string>> = {}) {
  const { env: bare, dispose } = await localBindings();
  const receiver = await alarmReceiver();
  const env: Env = { ...bare, ...settings, ALARM_URL: receiver.url };
  const close = async () => {
    await receiver.close();
    await dispose();
  };
  return { env, bare, receiver, close };
}
