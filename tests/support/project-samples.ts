import type { ProjectRecord } from "../../app/content/records/types/project.ts";

const photo = (stage: "before" | "during" | "after", media: string, alt = "") => ({
  stage,
  photo: { media, alt, width: 1600, height: 1200 },
});

/** Made up for tests. May be published. */
export function sampleProject(changes: Partial<ProjectRecord> = {}): ProjectRecord {
  return {
    service: "daken/dakrenovatie",
    town: "best",
    nearby: false,
    title: null,
    photos: [
      photo("after", "00112233445566a1"),
      photo("before", "00112233445566b1", "Pannen met mos en een gebroken nokvorst"),
      photo("before", "00112233445566b2"),
      photo("during", "00112233445566d1", "Het dakbeschot ligt open"),
      photo("after", "00112233445566a2", "De nieuwe pannen, van de tuin uit gezien"),
    ],
    problem: "Op zolder drupte het bij wind uit het westen.\nDe pannen waren poreus, folie lag er niet.",
    work: "Het dak is per vlak leeggehaald.\n\nHet beschot is hersteld, daarna kwamen folie, isolatie en pannen.",
    materials: ["Keramische pannen, antraciet", "Lood van 18 pond"],
    finished: "2026-03-14",
    weeks: 3,
    built: 1936,
    price: { from: 18_000, to: 22_000 },
    words: "Ze hielden zich aan wat er was afgesproken.",
    consent: { on: "2026-03-20", how: "mail" },
    ...changes,
  };
}
