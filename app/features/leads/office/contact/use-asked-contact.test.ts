import { expect, test } from "vitest";
import { without } from "./use-asked-contact";

test("what was typed or followed while it was sent stays", () => {
  const call = { what: "call", text: "", at: 1 } as const;
  const chat = { what: "chat", text: "", at: 2 } as const;
  const sent = { followed: call, note: "Komt dinsdag." };
  expect(without(sent, sent)).toEqual({ followed: null, note: "" });
  expect(without({ followed: chat, note: "Belt zelf." }, sent)).toEqual({
    followed: chat,
    note: "Belt zelf.",
  });
  expect(without({ followed: call, note: "" }, { followed: null, note: "" })).toEqual({
    followed: call,
    note: "",
  });
});
