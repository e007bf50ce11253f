import { expect, test } from "vitest";
import { chatLink, mailLink } from "./contact-links";

test("a chat link has the number in digits and the text ready to send", () => {
  expect(chatLink("+31600000000", "Hallo, 50% & meer?")).toBe(
    "https://wa.me/31600000000?text=Hallo%2C%2050%25%20%26%20meer%3F",
  );
});

test("a mail link has address and subject", () => {
  expect(mailLink("info@site.example", "Vraag & antwoord")).toBe(
    "mailto:info@site.example?subject=Vraag%20%26%20antwoord",
  );
});

test("an address cannot add recipients or a text of its own", () => {
  expect(mailLink("a?bcc=x@evil.example", "Vraag")).toBe("mailto:a%3Fbcc%3Dx@evil.example?subject=Vraag");
});
