import { derived } from "~/content/records/current.server";
import type { Country, DivisionId } from "~/content/types";
import { chatLink, mailLink } from "~/lib/contact-links";
import { paths } from "~/paths";
import { claimsNow } from "./claims-now.server";
import { currentCompany } from "./company-now.server";
import { divisions } from "./divisions";
import { footerTowns } from "./footer-towns";
import { phoneFrom } from "./phone-from";

type NavLink = { label: string; href: string };

export const mainNav: NavLink[] = [
  { label: "Locaties", href: "/locaties" },
  { label: "Kennisbank", href: "/kennisbank" },
  { label: "Zorgeloos wonen", href: "/zorgeloos-wonen" },
  { label: "Over Ons", href: "/over-ons" },
  { label: "Contact", href: "/contact" },
];

type DivisionLink = { id: DivisionId; code: string; name: string; label: string; href: string };

export const divisionLinks: DivisionLink[] = Object.values(divisions).map((division) => ({
  id: division.id,
  code: division.code,
  name: division.name,
  label: division.shortName,
  href: division.path,
}));

function detailsFor(country: Country) {
  const now = currentCompany();
  const callable = (number: typeof now.phone) => ({
    label: phoneFrom(country, number),
    href: `tel:${number.e164}`,
  });
  return {
    name: now.name,
    phone: callable(now.phone),
    emergency: now.emergencyPhone && callable(now.emergencyPhone),
    chat: { label: "WhatsApp", href: chatLink(now.chat.e164, now.chatGreeting) },
    mail: { label: now.email, href: mailLink(now.email, now.mailSubject) },
    address: now.address,
    registration: now.registration,
    social: [
      { label: "Google", href: now.social.google },
      { label: "Facebook", href: now.social.facebook },
    ],
  } as const;
}

const details = { NL: derived(() => detailsFor("NL")), BE: derived(() => detailsFor("BE")) };

/** What header, footer and bars say about the company; `country`: where it is read and dialled. */
export const contactDetails = (country: Country = "NL") => details[country]();

export const footer = derived(() => ({
  claims: claimsNow(
    "footerSince",
    "footerWarranty",
    "footerSafety",
    "footerDutchTowns",
    "footerBelgianTowns",
  ),
  headOffice: `Hoofdkantoor ${currentCompany().address.city}`,
  divisions: [
    ...divisionLinks.map(({ name, href }) => ({ label: name, href })),
    // The specification names its former address, which redirects: nobody is sent the long way.
    { label: "Preventief onderhoud", href: `${divisions.maintenance.path}/preventief-onderhoud` },
  ],
  places: [
    ...footerTowns.map(({ name, country, slug }) => ({ label: name, href: paths.town(country, slug) })),
    { label: "Alle plaatsen", href: "/locaties" },
  ],
  company: [
    { label: "Over", href: "/over-ons" },
    { label: "Onze projecten", href: "/onze-projecten" },
    { label: "Kennisbank", href: "/kennisbank" },
    { label: "Zorgeloos Wonen", href: "/zorgeloos-wonen" },
    { label: "Gratis offerte", href: "/gratis-offerte" },
    { label: "Spoed", href: paths.emergency },
    { label: "Contact", href: "/contact" },
  ],
  legal: [
    { label: "Privacy", href: "/privacy" },
    { label: "Algemene Voorwaarden", href: "/algemene-voorwaarden" },
    { label: "Cookie Beleid", href: "/cookiebeleid" },
    { label: "Disclaimer", href: "/disclaimer" },
    { label: "Toegankelijkheid", href: "/toegankelijkheid" },
  ],
}));
