/** Streets that exist nowhere, in real towns: what the two address registers know here. */
const streets = [
  {
    country: "NL",
    street: "Voorbeeldstraat",
    postcode: "5611AA",
    city: "Eindhoven",
    lng: 5.4697,
    lat: 51.4416,
  },
  { country: "NL", street: "Voorbeeldlaan", postcode: "5671AA", city: "Nuenen", lng: 5.5477, lat: 51.4716 },
  { country: "NL", street: "Proefplein", postcode: "5501AA", city: "Veldhoven", lng: 5.4058, lat: 51.4183 },
  {
    country: "NL",
    street: "Voorbeeldkade",
    postcode: "1011AA",
    city: "Amsterdam",
    lng: 4.9041,
    lat: 52.3676,
  },
  { country: "BE", street: "Voorbeeldstraat", postcode: "3920", city: "Lommel", lng: 5.3135, lat: 51.2305 },
  { country: "BE", street: "Voorbeelddreef", postcode: "3900", city: "Pelt", lng: 5.4237, lat: 51.2182 },
  { country: "BE", street: "Voorbeeldlei", postcode: "2000", city: "Antwerpen", lng: 4.4025, lat: 51.2194 },
] as const;

type Street = (typeof streets)[number];
type Match = { street: Street; houseNumber: string };

/** Every word of the query begins a word of the address; a number of up to three digits is the house's. */
function matches(query: string, country: Street["country"]): Match[] {
  const words = query.toLowerCase().replace(/[,]/g, " ").split(/\s+/).filter(Boolean);
  return streets
    .filter((each) => each.country === country)
    .flatMap((street) => {
      const own = `${street.street} ${street.postcode} ${street.city}`.toLowerCase().split(" ");
      const number = words.find((word) => /^\d{1,3}[a-z]?$/.test(word)) ?? "";
      const rest = words.filter((word) => word !== number);
      const known = rest.length > 0 && rest.every((word) => own.some((each) => each.startsWith(word)));
      return known ? [{ street, houseNumber: number }] : [];
    });
}

/** As PDOK Locatieserver v3_1 answers `/suggest` with an `fl`. */
export function pdokAnswer(query: string) {
  const docs = matches(query, "NL").map(({ street, houseNumber }) => {
    const { street: name, postcode, city, lng, lat } = street;
    const shared = { straatnaam: name, woonplaatsnaam: city, centroide_ll: `POINT(${lng} ${lat})` };
    return houseNumber
      ? {
          type: "adres",
          weergavenaam: `${name} ${houseNumber}, ${postcode} ${city}`,
          huis_nlt: houseNumber,
          postcode,
          ...shared,
        }
      : { type: "weg", weergavenaam: `${name}, ${city}`, ...shared };
  });
  return {
    response: { numFound: docs.length, start: 0, maxScore: 14.2, numFoundExact: true, docs },
    highlighting: {},
    spellcheck: { suggestions: [], collations: [] },
  };
}

/** The first house of the nearest street, which every register has, however far it is. */
function nearest(country: Street["country"], lat: number, lng: number): Street | undefined {
  const away = (street: Street) => Math.hypot(street.lat - lat, street.lng - lng);
  return streets.filter((each) => each.country === country).sort((a, b) => away(a) - away(b))[0];
}

/** As PDOK Locatieserver v3_1 answers `/reverse` with an `fl` and a `distance`: nothing beyond that. */
export function pdokReverseAnswer(lat: number, lon: number) {
  const street = nearest("NL", lat, lon);
  const near = street && Math.hypot(street.lat - lat, street.lng - lon) < 0.003;
  const docs = near
    ? [
        {
          type: "adres",
          weergavenaam: `${street.street} 1, ${street.postcode} ${street.city}`,
          straatnaam: street.street,
          huis_nlt: "1",
          postcode: street.postcode,
          woonplaatsnaam: street.city,
          centroide_ll: `POINT(${street.lng} ${street.lat})`,
        },
      ]
    : [];
  return { response: { numFound: docs.length, start: 0, maxScore: 1, numFoundExact: true, docs } };
}

/** As Digitaal Vlaanderen's geolocation v4 answers `/Location` for a `latlon`: the nearest, however far. */
export function vlaanderenLocation(latlon: string) {
  const [lat = 0, lng = 0] = latlon.split(",").map(Number);
  const street = nearest("BE", lat, lng);
  return {
    LocationResult: street
      ? [
          {
            Municipality: street.city,
            Zipcode: street.postcode,
            Thoroughfarename: street.street,
            Housenumber: "1",
            ID: 1,
            FormattedAddress: `${street.street} 1, ${street.postcode} ${street.city}`,
            Location: { Lat_WGS84: street.lat, Lon_WGS84: street.lng, X_Lambert72: 0, Y_Lambert72: 0 },
            LocationType: "basisregisters_huisnummer_afgeleidVanObject",
          },
        ]
      : [],
  };
}

/** As Digitaal Vlaanderen's geolocation v4 answers `/Suggestion`. */
export function vlaanderenAnswer(query: string) {
  const lines = matches(query, "BE").map(({ street, houseNumber }) =>
    houseNumber
      ? `${street.street} ${houseNumber}, ${street.postcode} ${street.city}`
      : `${street.street}, ${street.city}`,
  );
  return { SuggestionResult: lines };
}

/** As Places API (New) answers `places:autocomplete`. */
export function autocompleteAnswer(query: string) {
  const found = [...matches(query, "NL"), ...matches(query, "BE")];
  return {
    suggestions: found.map(({ street, houseNumber }, n) => {
      const main = [street.street, houseNumber].filter(Boolean).join(" ");
      const around = `${street.city}, ${street.country === "NL" ? "Nederland" : "België"}`;
      return {
        placePrediction: {
          place: `places/voorbeeld-${n}`,
          placeId: `voorbeeld-${n}`,
          text: { text: `${main}, ${around}` },
          structuredFormat: { mainText: { text: main }, secondaryText: { text: around } },
          types: [houseNumber ? "street_address" : "route", "geocode"],
        },
      };
    }),
  };
}
