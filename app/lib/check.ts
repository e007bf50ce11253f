/** One thing that is watched on the running site, with its limit and what to do. Texts are Dutch, for /admin and alarms. */
export type Check = {
  /** Stable, for JSON and for alarms: `office-mail-failed`. */
  name: string;
  title: string;
  /** What was found, in words. No personal data: it also travels through the alarm's channel. */
  value: string;
  /** When it turns red. */
  limit: string;
  /** `off`: the part is not configured here. */
  state: "ok" | "red" | "off";
  /** What to do when it is red. */
  advice: string;
  /** Of what stays until somebody deals with it: an alarm that was taken rings again when it grows. */
  count?: number;
};

/** Rejects when its store does not answer; the reader then shows that as a red check. */
export type CheckSource = (env: Env, now: number) => Promise<Check[]>;
