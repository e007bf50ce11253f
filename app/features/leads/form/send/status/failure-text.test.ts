import { expect, test } from "vitest";
import { menu } from "~/features/leads/form/floating/service-menu";
import { membership } from "~/features/leads/form/membership/membership-description";
import { serviceRequest } from "~/features/leads/form/quote/service-request";
import { obstacleText, refusalText, waitsText } from "./failure-text";

const silent = { kind: "refused", status: 500, message: "", errors: {} } as const;
const broken = { kind: "broken", status: 502 } as const;
const SERVER = "Server fout: HTTP error! status: 502. Probeer het later opnieuw.";

// Section 8 of the specification.
test.each([
  ["quote", serviceRequest.failed, "Er is een fout opgetreden", SERVER],
  [
    "membership",
    membership.failed,
    "Er ging iets mis. Probeer het opnieuw of bel ons direct.",
    "Er ging iets mis. Probeer het opnieuw of bel ons direct.",
  ],
  [
    "service menu",
    menu.failed,
    "Er is een fout opgetreden. Controleer uw internetverbinding en probeer opnieuw.",
    SERVER,
  ],
])("the %s has its own words where the server gives no reason", (_, texts, unexplained, unreadable) => {
  expect(refusalText(texts, silent)).toBe(unexplained);
  expect(refusalText(texts, broken)).toBe(unreadable);
  expect(refusalText(texts, { ...silent, message: "Te veel aanvragen." })).toBe("Te veel aanvragen.");
  expect(obstacleText(texts, "unreachable")).toContain(`${texts.description} Wachten kan ook.`);
  expect(obstacleText(texts, "unreachable")).toMatch(/^Er (kwam|ging|is) /);
  expect(obstacleText(texts, "portal")).toContain("Dit netwerk vraagt u eerst om aan te melden");
});

test("while it waits a text that says to try again also says that it goes by itself", () => {
  expect(obstacleText(menu.failed, "offline")).toBe(
    "Geen internetverbinding. Controleer uw verbinding en probeer opnieuw. Wachten kan ook.",
  );
  expect(obstacleText(membership.failed, "offline")).toBe("Geen internetverbinding.");
  for (const kept of [true, false]) expect(waitsText(kept)).toMatch(/gaat (uw aanvraag )?vanzelf weg/);
  expect(waitsText(true)).not.toContain("niets te doen");
});
