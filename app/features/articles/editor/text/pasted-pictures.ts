import type { AddedPicture } from "./added-picture";

const PICTURE = /<img\b(?:[^>"']|"[^"]*"|'[^']*')*>/gi;
const HELD = /^data:(image\/(jpeg|png|webp|gif));base64,([A-Za-z0-9+/=\s]+)$/;

/** Whether a pasted text holds pictures as bytes; others are links to another machine or to a file there. */
export const holdsPictures = (html: string): boolean =>
  /<img\b[^>]*\ssrc=["']data:image\/(?:jpeg|png|webp|gif);base64,/i.test(html);

/** The text with its pictures taken into the library. One that is refused stays as it was, for the editor to leave out. */
export async function withPicturesTaken(
  html: string,
  upload: (file: File) => Promise<AddedPicture>,
): Promise<string> {
  const found = html.match(PICTURE) ?? [];
  const taken: string[] = [];
  for (const tag of found) taken.push((await taggedAnew(tag, upload)) ?? tag);
  return html.replace(PICTURE, () => taken.shift() ?? "");
}

async function taggedAnew(
  tag: string,
  upload: (file: File) => Promise<AddedPicture>,
): Promise<string | null> {
  const picture = new DOMParser().parseFromString(tag, "text/html").querySelector("img");
  const file = picture && heldFile(picture);
  const answer = file ? await upload(file).catch(() => null) : null;
  if (!picture || answer?.kind !== "stored") return null;
  const { id, alt, width, height } = answer.item;
  const fresh = picture.ownerDocument.createElement("img");
  const attributes = { "data-media": id, alt: alt || picture.alt.slice(0, 300), width, height };
  for (const [name, value] of Object.entries(attributes)) fresh.setAttribute(name, String(value));
  return fresh.outerHTML;
}

function heldFile(picture: HTMLImageElement): File | null {
  const [, type, ending = "", base64 = ""] = HELD.exec(picture.getAttribute("src") ?? "") ?? [];
  if (!type) return null;
  try {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    return new File([bytes], `geplakt.${ending}`, { type });
  } catch {
    return null;
  }
}
