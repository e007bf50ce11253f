import type { ProjectRecord } from "../../app/content/records/types/project.ts";

const photo = (stage: "before" | "during" | "after", media: string, alt = "") => ({
  stage,
  photo: { media, alt, width: 1600, height: 1200 },
});

/** The library knows the made-up photos, and has no files of them. For SQL with the photos of `sampleProject` as its parameter. */
export const knowPhotos = `INSERT OR IGNORE INTO media (id, name, alt, width, height, bytes, sha256, created_at, created_by)
  SELECT value ->> '$.photo.media', 'foto', '', 1600, 1200, 9, value ->> '$.photo.media', 0, 'anna' FROM json_each(?)`;

/** Made up for tests. May be published once the library knows its photos. */
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
