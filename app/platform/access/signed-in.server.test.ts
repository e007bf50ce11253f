import { expect, test } from "vitest";
import { requireAbility } from "./signed-in.server";

test("who may not do it gets a 403, who may gets on", () => {
  const refusal = () => requireAbility({ role: "writer" }, "readLeads");
  expect(refusal).toThrow();
  try {
    refusal();
  } catch (thrown) {
    expect(thrown).toMatchObject({
      data: { message: expect.stringContaining("Uw rol") },
      init: { status: 403 },
    });
  }
  expect(() => requireAbility({ role: "owner" }, "readLeads")).not.toThrow();
});
