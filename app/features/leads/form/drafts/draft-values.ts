/** Chosen with one tap, set by us, or of no worth alone, as answers are: a draft with only these is none. */
const notTyped = new Set([
  "serviceType",
  "selectedService",
  "projectType",
  "phoneCountry",
  "contactPreference",
  "urgencyLevel",
  "priority",
  "privacy",
  "street",
  "houseNumber",
  "postcode",
  "city",
  "country",
]);

type Values = Record<string, unknown>;

function isSame(a: unknown, b: unknown): boolean {
  const text = (value: unknown) => JSON.stringify(value === undefined || value === null ? "" : value);
  return text(a) === text(b);
}

/** Each answer by its own name, as on the wire: the form library has them in one object. */
export function flatValues({ answer, ...values }: Values): Values {
  const answers = Object.entries(answer ?? {}).map(([id, value]) => [`answer.${id}`, value]);
  return { ...values, ...Object.fromEntries(answers) };
}

/** Whether the visitor entered something worth keeping. */
export function isWorthKeeping(values: Values, start: Values): boolean {
  return Object.entries(values).some(
    ([name, value]) =>
      !notTyped.has(name) &&
      !name.startsWith("answer.") &&
      !isSame(value, start[name]) &&
      !isSame(value, "") &&
      !isSame(value, []),
  );
}

/** What of a draft goes back into the form: never over what stands there since. */
export function toRestore(kept: Values, current: Values, start: Values): Values {
  return Object.fromEntries(
    Object.entries(kept).filter(([name, value]) => {
      const untouched =
        isSame(current[name], start[name]) || isSame(current[name], "") || isSame(current[name], false);
      return untouched && !isSame(value, current[name]);
    }),
  );
}
