import { expect, test } from "vitest";
import { startFrom } from "./start-from";

const KEY = "6b0f7a52-0000-4000-8000-000000000001";
const HANDED_OUT = "1795933540758-6b0f7a52";

test("a first visit starts with the preset and the page's own key", () => {
  expect(startFrom(undefined, { serviceType: "inspectie" })).toEqual({
    start: { values: { serviceType: "inspectie" }, errors: {} },
    message: undefined,
    formKey: undefined,
    formTime: undefined,
    sent: null,
  });
});

test("files are to be chosen again where there were files, and only there", () => {
  const answer = { kind: "unavailable", values: {}, message: "Niet opgeslagen." } as const;
  expect(startFrom({ ...answer, files: 0 }, {}).message).toBe("Niet opgeslagen.");
  expect(startFrom({ ...answer, files: 2 }, {}).message).toContain("Kies uw bestanden opnieuw");
  const wrong = { ...answer, kind: "invalid", errors: { email: "Ongeldig e-mailadres" } } as const;
  expect(startFrom({ ...wrong, files: 0 }, {}).start.errors).toEqual(wrong.errors);
  const { errors } = startFrom({ ...wrong, errors: { files: "brief.exe kan niet." }, files: 2 }, {}).start;
  expect(errors.files).toBe("brief.exe kan niet. Kies uw bestanden opnieuw: een browser onthoudt ze niet.");
});

test("refused input comes back with its messages, the same key and the time of its form", () => {
  const answer = {
    kind: "invalid",
    errors: { email: "Ongeldig e-mailadres" },
    values: { firstName: "Test", email: "geen", submissionKey: KEY, formTime: HANDED_OUT },
    message: "Niet alles is goed ingevuld.",
  } as const;
  const { start, message, formKey, formTime } = startFrom(answer, {});
  expect(start).toEqual({ values: { firstName: "Test", email: "geen" }, errors: answer.errors });
  // The summary of the form says what is wrong; above it the same would stand twice.
  expect(message).toBeUndefined();
  expect(formKey).toBe(KEY);
  expect(formTime).toBe(HANDED_OUT);
});

test("a number that was asked about is meant when it is sent again", () => {
  const values = { phone: "06 1234 567", phoneConfirmed: "" };
  const errors = { phone: "Er lijkt een cijfer te ontbreken; klopt 06 1234 567?" };
  const answer = { kind: "invalid", errors, values, message: "Niet alles is goed ingevuld." } as const;
  expect(startFrom(answer, {}).start.values).toEqual({ ...values, phoneConfirmed: "06 1234 567" });
});

test("after a conflict the input is kept and the key is not", () => {
  const values = { firstName: "Test", submissionKey: KEY };
  const { start, formKey } = startFrom({ kind: "conflict", values, message: "Al verstuurd." }, {});
  expect(start.values).toEqual({ firstName: "Test" });
  expect(formKey).toBeUndefined();
});
