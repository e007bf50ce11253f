import { company } from "../../app/content/site/company.ts";

/** As Places API (New) answers for one place. Nobody's: the company and its customers are made up. */
export const placeAnswer = {
  id: company.placeId,
  displayName: { text: `${company.name} (nagebootst)`, languageCode: "nl" },
  formattedAddress: `${company.address.street} ${company.address.houseNumber}, ${company.address.postcode} ${company.address.city}, Nederland`,
  nationalPhoneNumber: company.phone.display,
  websiteUri: `${company.origin}/`,
  rating: 4.7,
  userRatingCount: 31,
  regularOpeningHours: {
    weekdayDescriptions: ["maandag: 08:00–17:00", "zaterdag: 09:00–16:00", "zondag: Gesloten"],
  },
  currentOpeningHours: { openNow: true },
  location: { latitude: company.geo.lat, longitude: company.geo.lng },
  reviews: [5, 4, 5].map((rating, n) => ({
    rating,
    relativePublishTimeDescription: `${n + 1} maanden geleden`,
    publishTime: "2026-10-20T10:00:00Z",
    text: { text: `Nagebootste beoordeling ${n + 1}.`, languageCode: "nl" },
    authorAttribution: { displayName: `Voorbeeld ${n + 1}`, uri: "https://www.google.com/maps/contrib/0" },
  })),
};
