import type { PushAbout } from "~/platform/push/push-sender";
import { type Choices, isQuiet } from "./choices";

/** Somebody with a device, who may work with requests. */
export type Person = { email: string; choices: Choices; readsAll: boolean };

type Situation = {
  people: Person[];
  /** In the order of the roster. */
  onDuty: string[];
  /** Who was woken for this request already, by another delivery than this. */
  told: ReadonlySet<string>;
  /** Of an urgent one: this delivery woke those who were awake, and comes again for who was not. */
  resumed?: boolean;
  /** Another delivery does that. */
  awaited?: boolean;
  now: Date;
};

/** Who is told now, and for whom it is kept: of another request to be told together, else until the quiet hours are over. */
export type Receivers = { now: string[]; later: Person[] };

export function receiversOf(about: PushAbout, situation: Situation): Receivers {
  switch (about.kind) {
    case "urgent":
      return urgentReceivers(about, situation);
    case "request":
      return requestReceivers(situation);
    case "promise":
      return promiseReceivers(about, situation);
  }
}

/**
 * First who is first on the roster, with those who always want to know; then the next each time, and when there is no
 * other, or in the last step, everybody who wants to hear of urgent ones. Quiet hours hold for all but those on duty; the
 * first delivery that is for everybody comes again for each who sleeps, and one that nobody hears waits for the first.
 */
function urgentReceivers(
  { step, last }: { step: number; last: boolean },
  { people, onDuty, told, now, resumed = false, awaited = false }: Situation,
): Receivers {
  const wanting = people.filter(({ choices, readsAll }) => readsAll && choices.urgent !== "never");
  const inTurn = onDuty.filter((email) => wanting.some((person) => person.email === email));
  const audible = wanting.filter(({ email, choices }) => inTurn.includes(email) || !isQuiet(choices, now));
  const everybody = audible.map(({ email }) => email);
  const next = step === 0 ? inTurn[0] : inTurn.find((email) => !told.has(email));
  const asleep = wanting.filter((person) => !audible.includes(person));
  const untold = asleep.filter(({ email }) => !told.has(email));
  if (resumed) return { now: everybody.filter((email) => !told.has(email)), later: untold };
  if (last || next === undefined) {
    if (everybody.length === 0) return { now: [], later: asleep };
    return { now: everybody, later: awaited ? [] : untold };
  }
  if (step > 0) return { now: [next], later: [] };
  const always = audible.filter(({ choices }) => choices.urgent === "always").map(({ email }) => email);
  return { now: [...new Set([next, ...always])], later: [] };
}

function requestReceivers({ people, now }: Situation): Receivers {
  const wanting = people.filter(({ choices, readsAll }) => readsAll && choices.requests !== "never");
  const atOnce = wanting.filter(({ choices }) => choices.requests === "each" && !isQuiet(choices, now));
  return { now: atOnce.map(({ email }) => email), later: wanting.filter((each) => !atOnce.includes(each)) };
}

/** Of a request that is somebody's, only that person; of one that is nobody's, all who see every request. */
function promiseReceivers(
  { minutes, assignee }: { minutes: number; assignee: string },
  { people, now }: Situation,
): Receivers {
  const wanting = people
    .filter(({ email, readsAll }) => (assignee === "" ? readsAll : email === assignee))
    .filter(({ choices }) => choices.promise === minutes);
  const audible = wanting.filter(({ choices }) => !isQuiet(choices, now));
  const asleep = wanting.filter((person) => !audible.includes(person));
  return { now: audible.map(({ email }) => email), later: asleep };
}
