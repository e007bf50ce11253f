import { expect, test } from "vitest";
import { mailboxOf, ownDomainOf } from "./mail-caps";

test("all spellings of a mailbox are one", () => {
  for (const spelling of [
    "janjansen@gmail.com",
    "Jan.Jansen@GMail.com",
    "j.a.n.jansen+dak@googlemail.com",
    "janjansen+1+2@gmail.com",
  ])
    expect(mailboxOf(spelling), spelling).toBe("janjansen@gmail.com");
  expect(mailboxOf("Jan.Jansen+x@Bedrijf.example")).toBe("jan.jansen@bedrijf.example");
});

test("addresses that a provider brings to one mailbox are one", () => {
  for (const domain of ["icloud.com", "me.com", "mac.com"])
    expect(mailboxOf(`Jan.Jansen+x@${domain}`), domain).toBe("jan.jansen@icloud.com");
  for (const domain of ["proton.me", "protonmail.com", "pm.me"])
    expect(mailboxOf(`Jan.Jan_s-en@${domain}`), domain).toBe("janjansen@proton.me");
  for (const provider of ["xs4all.nl", "fastmail.com"])
    for (const email of [`a@victim.${provider}`, `b+c@victim.${provider}`, `d@e.victim.${provider}`]) {
      expect(mailboxOf(email), email).toBe(`victim@${provider}`);
      expect(ownDomainOf(email), email).toBe(`victim.${provider}`);
    }
});

test("two people are two mailboxes", () => {
  expect(mailboxOf("jan.jansen@ziggo.nl")).not.toBe(mailboxOf("janjansen@ziggo.nl"));
  expect(mailboxOf("jan@ziggo.nl")).not.toBe(mailboxOf("jan@gmail.com"));
});

test("the domain of a company is one, whatever stands before it; that of a mail provider is none", () => {
  for (const email of ["a@bedrijf.example", "b@MAIL.bedrijf.example", "c@x.y.bedrijf.example"])
    expect(ownDomainOf(email), email).toBe("bedrijf.example");
  expect(ownDomainOf("a@bedrijf.co.uk")).toBe("bedrijf.co.uk");
  expect(ownDomainOf("a@x.bedrijf.com.au")).toBe("bedrijf.com.au");
  for (const email of ["a@gmail.com", "a@GoogleMail.com", "a@kpnmail.nl", "a@pm.me"])
    expect(ownDomainOf(email), email).toBeNull();
});
