/** 'plat-dak-onderhoud-schema' for people. */
export function drawingLabel(name: string): string {
  const words = name.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
