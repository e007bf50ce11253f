/**
 * The company, in one file: another contractor takes the site over by editing this one.
 * Every number is a placeholder that cannot be anyone's: subscriber numbers never start with 0.
 */
export const company = {
  name: "Totaal Specialisten",
  legalName: "Totaal Specialisten (voorbeeldgegevens)",
  slogan: "Dak, schoorsteen, onderhoud en bouw in één hand",
  /** Canonical origin when PUBLIC_ORIGIN is not set. */
  origin: "https://www.totaalspecialisten.example",
  phone: { display: "040 000 00 00", e164: "+31400000000" },
  /** Number of the chat (WhatsApp) link. */
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
  /** Google place id of the business profile when PLACES_ID is not set; not a real one. */
  placeId: "voorbeeld-totaal-specialisten",
  social: {
    facebook: "https://www.facebook.com/totaalspecialisten.example",
    google: "https://www.google.com/search?q=Totaal+Specialisten+Eindhoven",
  },
  /** Put before the name of a compressed photo: 'TS-dak.jpg'. */
  productTag: "TS-",
  /** Opening hours by ISO weekday (1 = Monday), local time; null = closed. */
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
} as const;
