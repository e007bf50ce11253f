/** The beginning of a text, with an ellipsis where it goes on after so many characters. */
export function excerpt(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length).trimEnd()}…` : text;
}
