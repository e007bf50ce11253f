import ExifReader from "exifreader";
import { secrets } from "./secrets.ts";

/** Tags of place, camera and serial number that ExifReader finds; none where it finds no metadata. */
function tellingTags(bytes: Uint8Array): string[] {
  try {
    const tags = Object.keys(ExifReader.load(Uint8Array.from(bytes).buffer));
    return tags.filter((name) => /gps|serial|latitude|longitude|^make$/i.test(name));
  } catch (error) {
    if (error instanceof Error && /No Exif data|Invalid image format/.test(error.message)) return [];
    throw error;
  }
}

/** What a picture still tells of its home: to ExifReader, which reads it as others do, and to a search for the words. */
export function whatItTells(bytes: Uint8Array): string[] {
  const text = Buffer.from(bytes).toString("latin1");
  return [...tellingTags(bytes), ...Object.values(secrets).filter((secret) => text.includes(secret))];
}
