import { expect, test } from "vitest";
import { requireAbility } from "./signed-in.server";

test("who may not do it gets a 403, who may gets on", () => {
  const refusal = () => requireAbility({ email: "r@huis.example", role: "editor" }, "readLeads");
  expect(refusal).toThrow();
  try {
    refusal();
  } catch (thrown) {
    expect(thrown).toMatchObject({ data: null, init: { status: 403 } });
  }
  expect(() => requireAbility({ email: "b@huis.example", role: "manager" }, "readLeads")).not.toThrow();
});
