/** Responses in the format of the registers; the streets are fictitious. */
export const pdokSample = {
  response: {
    numFound: 4,
    start: 0,
    maxScore: 14.25,
    numFoundExact: true,
    docs: [
      {
        type: "adres",
        weergavenaam: "Voorbeeldstraat 12A-2, 5611AB Eindhoven",
        straatnaam: "Voorbeeldstraat",
        huis_nlt: "12A-2",
        postcode: "5611AB",
        woonplaatsnaam: "Eindhoven",
        centroide_ll: "POINT(5.4697 51.4416)",
        score: 14.25,
      },
      {
        type: "weg",
        weergavenaam: "Voorbeeldstraat, Deurne",
        straatnaam: "Voorbeeldstraat",
        woonplaatsnaam: "Deurne",
        centroide_ll: "POINT(5.7967 51.4631)",
        score: 9.1,
      },
      {
        type: "woonplaats",
        weergavenaam: "Groningen, Groningen, Groningen",
        woonplaatsnaam: "Groningen",
        score: 4,
      },
      { type: "perceel", weergavenaam: "Eindhoven A 1234", score: 2 },
    ],
  },
  highlighting: { "adr-1": { suggest: ["<b>Voorbeeld</b>straat 12A-2, 5611AB Eindhoven"] } },
  spellcheck: { suggestions: [], collations: [] },
};

export const vlaanderenSample = {
  SuggestionResult: [
    "Voorbeelddreef 3, 3920 Lommel",
    "Voorbeelddreef, Lommel",
    "Sint-Voorbeeldlei 12 bus 3, 2000 Antwerpen",
    "Pelt",
  ],
};

export const autocompleteSample = {
  suggestions: [
    {
      placePrediction: {
        place: "places/voorbeeld-1",
        placeId: "voorbeeld-1",
        text: { text: "Voorbeeldstraat 12, Eindhoven, Nederland", matches: [{ endOffset: 9 }] },
        structuredFormat: {
          mainText: { text: "Voorbeeldstraat 12", matches: [{ endOffset: 9 }] },
          secondaryText: { text: "Eindhoven, Nederland" },
        },
        types: ["street_address", "geocode"],
      },
    },
    {
      placePrediction: {
        structuredFormat: {
          mainText: { text: "Voorbeeldstraße 1" },
          secondaryText: { text: "Aachen, Duitsland" },
        },
      },
    },
  ],
};
