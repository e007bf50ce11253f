/** As Places API (New) answers for one place. Nobody's: the company and its customers are made up. */
export const placeAnswer = {
  id: "voorbeeld-totaal-specialisten",
  displayName: { text: "Totaal Specialisten (nagebootst)", languageCode: "nl" },
  formattedAddress: "Voorbeeldstraat 1, 5600 AA Eindhoven, Nederland",
  nationalPhoneNumber: "040 000 00 00",
  websiteUri: "https://www.totaalspecialisten.example/",
  rating: 4.7,
  userRatingCount: 31,
  regularOpeningHours: {
    weekdayDescriptions: ["maandag: 08:00–17:00", "zaterdag: 09:00–16:00", "zondag: Gesloten"],
  },
  currentOpeningHours: { openNow: true },
  location: { latitude: 51.4416, longitude: 5.4697 },
  reviews: [5, 4, 5].map((rating, n) => ({
    rating,
    relativePublishTimeDescription: `${n + 1} maanden geleden`,
    publishTime: "2026-10-20T10:00:00Z",
    text: { text: `Nagebootste beoordeling ${n + 1}.`, languageCode: "nl" },
    authorAttribution: { displayName: `Voorbeeld ${n + 1}`, uri: "https://www.google.com/maps/contrib/0" },
  })),
};
