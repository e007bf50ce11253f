/** '1 foto', '3 bestanden'. */
export const fileCount = (count: number, what: "photos" | "files"): string =>
  `${count} ${what === "photos" ? (count === 1 ? "foto" : "foto's") : count === 1 ? "bestand" : "bestanden"}`;
