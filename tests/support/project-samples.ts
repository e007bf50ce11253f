import type { ProjectRecord } from "~/content/records/types/project";

/** A photo that no library holds. */
export const samplePhoto = (n: number) => ({
  media: n.toString(16).padStart(16, "0"),
  alt: "",
  width: 1600,
  height: 1200,
});

/** Made up for tests; on the site stands only what was really done. */
export function sampleProject(changes: Partial<ProjectRecord> = {}): ProjectRecord {
  return {
    service: "daken/dakrenovatie",
    town: "best",
    nearby: false,
    title: null,
    photos: [
      { stage: "before", photo: { ...samplePhoto(1), alt: "Pannen die poederen" } },
      { stage: "during", photo: samplePhoto(2) },
      { stage: "after", photo: samplePhoto(3) },
    ],
    problem: "De pannen poederden en de latten braken.",
    work: "Het dakvlak is tot op het hout leeggehaald en opnieuw opgebouwd.",
    materials: ["Keramische pannen", "Houtvezelplaat"],
    finished: "2026-09-18",
    weeks: 3,
    built: 1936,
    price: { from: null, to: null },
    words: null,
    consent: { on: "2026-10-01", how: "mail" },
    ...changes,
  };
}
