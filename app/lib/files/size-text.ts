/** `340 kB`, `1,2 MB` */
export function sizeText(bytes: number): string {
  return bytes < 1024 ** 2
    ? `${Math.ceil(bytes / 1024)} kB`
    : `${(bytes / 1024 ** 2).toFixed(1).replace(".", ",")} MB`;
}
