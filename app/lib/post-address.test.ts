import { expect, test } from "vitest";
import { postAddress } from "./post-address";

test("a form never posts to the address in which its page is read, with or without what its link brought along", () => {
  const read = ["/contact", "/contact#formulier"];
  for (const again of [false, true]) {
    const address = postAddress("/contact#formulier", again);
    expect(read).not.toContain(address);
    read.push(address);
  }
  expect(postAddress()).toBe("?versturen");
  expect(postAddress("/gratis-offerte")).toBe("/gratis-offerte?versturen");
});
