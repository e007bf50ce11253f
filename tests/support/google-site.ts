import { placeAnswer } from "../../scripts/stand-ins/place.ts";
import { startServer, type TestServer } from "./server.ts";
import { type StubServer, stubServer } from "./stub-server.ts";

const long =
  "Op dinsdag gebeld over een natte plek op de overloop, woensdag stond er iemand op het dak. De loodslabbe bij de schoorsteen was gescheurd. Foto’s van voor en na kregen we meteen.";

/** Five reviews, as many as Google gives: the first with a long text. */
const reviews = [5, 4, 5, 3, 4].map((rating, n) => ({
  rating,
  relativePublishTimeDescription: `${n + 1} maanden geleden`,
  publishTime: "2026-06-20T10:00:00Z",
  text: { text: n === 0 ? long : `Nagebootste beoordeling ${n + 1}.`, languageCode: "nl" },
  authorAttribution: { displayName: `Voor Beeld ${n + 1}`, uri: "https://www.google.com/maps/contrib/0" },
}));

export type GoogleSite = { server: TestServer; google: StubServer; stop(): Promise<void> };

/** A site whose listing answers: 4,7 of 31 ratings, and real reviews. */
export async function googleSite(): Promise<GoogleSite> {
  const google = await stubServer((_, response) => response.end(JSON.stringify({ ...placeAnswer, reviews })));
  const vars = { PLACES_URL: google.origin, PLACES_KEY: "geheime-sleutel" };
  const server = await startServer({ vars }).catch(async (error) => {
    await google.close();
    throw error;
  });
  return {
    server,
    google,
    async stop() {
      await server.stop();
      await google.close();
    },
  };
}
