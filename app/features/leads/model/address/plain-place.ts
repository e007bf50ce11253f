/** Name of a place to compare with: '3920 Sint-Huibrechts-Lille' is 'sint huibrechts lille'. */
export const plainPlace = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, " ")
    .trim();
