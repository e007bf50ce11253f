import { afterEach, expect, test, vi } from "vitest";
import { checkTurnstile } from "./turnstile.server";

afterEach(() => vi.unstubAllGlobals());

/** The verdict on one token when the service gives these answers in turn, and what it was asked. */
async function verdict(answers: unknown[], token = "token") {
  const asked: Record<string, unknown>[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    const answer = answers[asked.length - 1];
    if (answer instanceof Error) throw answer;
    return Response.json(answer);
  });
  const found = await checkTurnstile({ secret: "geheim" }, token, { ip: "192.0.2.1", repeatKey: "sleutel" });
  return { found, asked };
}
const failure = (...codes: string[]) => ({ success: false, "error-codes": codes });

test.each([
  ["yes", { success: true }, "passed"],
  ["a wrong token", failure("invalid-input-response"), "refused"],
  ["a used one", failure("timeout-or-duplicate"), "spent"],
] as const)("%s is final at the first answer", async (_, answer, expected) => {
  const { found, asked } = await verdict([answer, new Error("asked again")]);
  expect(found).toBe(expected);
  expect(asked).toEqual([
    { secret: "geheim", response: "token", remoteip: "192.0.2.1", idempotency_key: "sleutel" },
  ]);
});

test.each([
  ["a fault of the service", failure("internal-error")],
  ["our wrong secret", failure("invalid-input-secret", "invalid-input-response")],
  ["a no without a reason", failure()],
  ["a no without codes", { success: false }],
  ["something else", ["?"]],
  ["nothing", null],
  ["silence", new Error("no answer")],
])("%s says nothing of the visitor, and is asked once more", async (_, answer) => {
  expect(await verdict([answer, answer])).toMatchObject({ found: "unchecked", asked: [{}, {}] });
  expect((await verdict([answer, { success: true }])).found).toBe("passed");
});

test("no token and one that cannot be are not asked about", async () => {
  expect(await verdict([], "")).toEqual({ found: "unchecked", asked: [] });
  expect(await verdict([], "x".repeat(2049))).toEqual({ found: "refused", asked: [] });
  expect((await verdict([{ success: true }], "x".repeat(2048))).found).toBe("passed");
});
