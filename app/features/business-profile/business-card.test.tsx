import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { company } from "~/content/site/company";
import { escapeHtml } from "~/lib/text/escape-html";
import { profileOf } from "./built-in-profile";
import { BusinessCard } from "./business-card";
import { officeNow } from "./office-hours";
import type { ProfileView } from "./profile-types";
import { builtInView, googleView } from "./review-stats";

const builtInProfile = profileOf(company);

const open = officeNow(new Date("2026-11-20T12:00:00+01:00"));
const fromGoogle: ProfileView = googleView({
  ...builtInProfile,
  name: "Naam bij Google",
  formatted_phone_number: "040 111 11 11",
  rating: 4.6,
  user_ratings_total: 1234,
});

type Props = Partial<Parameters<typeof BusinessCard>[0]>;

function card(props: Props): string {
  return renderToStaticMarkup(
    <BusinessCard placeId="voorbeeld-id" own={builtInProfile} officeNow={open} {...props} />,
  );
}

test("without data it waits and says so", () => {
  const html = card({});
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain("wordt geladen");
});

test("a place without any profile gets the specified text", () => {
  expect(card({ view: null })).toContain("Bedrijfsinformatie tijdelijk niet beschikbaar");
});

test("name, address, phone, website, rating and hours are shown", () => {
  const html = card({ view: builtInView(builtInProfile) });
  for (const part of [
    escapeHtml(builtInProfile.name),
    builtInProfile.formatted_address,
    `tel:${builtInProfile.formatted_phone_number.replace(/ /g, "")}`,
    `href="${builtInProfile.website}"`,
    "4.9",
    "127 reviews",
    "eigen opgave",
    "Nu open",
    "08:00–17:00",
  ]) {
    expect(html).toContain(part);
  }
});

test("hours and rating can be left out", () => {
  const html = card({ view: builtInView(builtInProfile), showHours: false, showReviews: false });
  expect(html).not.toContain("Openingstijden");
  expect(html).not.toContain("reviews");
});

test("Google's rating says that it is Google's", () => {
  const html = card({ view: fromGoogle });
  expect(html).toContain("Naam bij Google");
  expect(html).toContain("1.234 reviews");
  expect(html).toContain("Google");
});

test("beside a map stands nothing that came from Google", () => {
  const html = card({ view: fromGoogle, map: <p>kaart</p> });
  expect(html).toContain("kaart");
  expect(html).not.toContain("Naam bij Google");
  expect(html).not.toContain("040 111 11 11");
  expect(html).not.toContain("1.234");
  expect(html).toContain(escapeHtml(builtInProfile.name));
});

test("the map is left out on request, and then Google's own data may stand there", () => {
  const html = card({ view: fromGoogle, map: <p>kaart</p>, showMap: false });
  expect(html).not.toContain("kaart");
  expect(html).toContain("Naam bij Google");
});
