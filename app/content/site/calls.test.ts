import { beforeEach, expect, test, vi } from "vitest";
import { company } from "./company";

/** The texts of a company that answers at any hour, or in office hours only. */
async function texts(emergencyPhone: typeof company.emergencyPhone) {
  vi.doMock("~/content/site/company", () => ({ company: { ...company, emergencyPhone } }));
  const { articleCallOf, calls } = await import("./calls");
  const { pageNow } = await import("~/content/pages/pages-now.server");
  return [calls().spoedservice.text, articleCallOf("daklekkage-stappenplan").text, pageNow("spoed").lead];
}

beforeEach(() => vi.resetModules());

test("with an emergency service a call is answered at any hour", async () => {
  for (const text of await texts(company.phone)) expect(text).toMatch(/^Bel( ons)?, dan hoort u meteen /);
});

test("without one nobody is told to call a phone that is not answered, and is called instead", async () => {
  for (const text of await texts(null)) {
    expect(text).toMatch(/^Bel( ons)? tijdens kantooruren, dan hoort u meteen /);
    expect(text).toMatch(/Kunt u nu niet bellen, dan bellen wij u\.|Liever schrijven kan ook/);
  }
});
