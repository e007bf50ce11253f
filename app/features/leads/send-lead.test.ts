import { afterEach, expect, test, vi } from "vitest";
import { attribution } from "./send-lead";

afterEach(() => vi.unstubAllGlobals());

test("where a visit came from is told without what is secret in an address", () => {
  for (const page of ["aanvraag", "bedankt", "voorbeeld"]) {
    vi.stubGlobal("document", { referrer: `https://zoek.example/${page}?q=dak` });
    const here = { pathname: `/${page}/geheim.teken`, search: "?utm_source=krant", host: "huis.example" };
    vi.stubGlobal("location", here);
    expect(attribution()).toEqual({
      landingPage: `/${page}`,
      referrerHost: "zoek.example",
      utmSource: "krant",
    });
  }
});
