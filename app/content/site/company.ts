import type { Company } from "~/content/types";

/**
 * The company, in one file: another contractor takes the site over by editing this one and `region.ts`. Every number
 * is a placeholder that cannot be anyone's: subscriber numbers never start with 0.
 */
const phone = { display: "040 000 00 00", e164: "+31400000000" };

export const company: Company = {
  name: "Totaal Specialisten",
  legalName: "Totaal Specialisten (voorbeeldgegevens)",
  slogan: "Dak, schoorsteen, onderhoud en bouw in één hand",
  divisions: {
    roof: { name: "Totaal Dak Specialist", formerPath: "/totaal-dak-specialist" },
    chimney: { name: "Totaal Schoorsteen Specialist", formerPath: "/totaal-schoorsteen-specialist" },
    maintenance: { name: "Totaal Onderhoud Specialist", formerPath: "/totaal-onderhoud-specialist" },
    building: { name: "Totaal Bouw Specialist", formerPath: "/totaal-bouw-specialist" },
  },
  origin: "https://www.totaalspecialisten.example",
  phone,
  emergencyPhone: phone,
  chat: { display: "06 0000 0000", e164: "+31600000000" },
  chatGreeting: "Hallo, ik heb een vraag over mijn woning.",
  email: "info@totaalspecialisten.example",
  mailSubject: "Vraag via de website",
  address: {
    street: "Voorbeeldstraat",
    houseNumber: "1",
    postcode: "5600 AA",
    city: "Eindhoven",
    region: "Noord-Brabant",
    country: "NL",
  },
  geo: { lat: 51.4416, lng: 5.4697 },
  registration: { kvk: "00000000", btw: "NL000000000B00", be: "BE 0000.000.000" },
  placeId: "voorbeeld-totaal-specialisten",
  social: {
    facebook: "https://www.facebook.com/totaalspecialisten.example",
    google: "https://www.google.com/search?q=Totaal+Specialisten+Eindhoven",
  },
  productTag: "TS-",
  hours: {
    1: ["08:00", "17:00"],
    2: ["08:00", "17:00"],
    3: ["08:00", "17:00"],
    4: ["08:00", "17:00"],
    5: ["08:00", "17:00"],
    6: ["09:00", "16:00"],
    7: null,
  },
  timeZone: "Europe/Amsterdam",
  privacyVersion: "2026-11",
};
