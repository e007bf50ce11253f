import { expect, test } from "vitest";
import { codedItem, exifItem, type HeifItem, heifOf, xmpItem } from "~tests/support/pictures/heif-samples";
import { whatItTells } from "~tests/support/pictures/witness";
import { cleanPicture } from "./clean-picture";

const picture = codedItem(1, 3);
const holds = (bytes: Uint8Array, data: Uint8Array) => Buffer.from(bytes).includes(Buffer.from(data));
const nothing = new Uint8Array();
/** Its place in the file is 0, and so is its length. */
const removed = (item: HeifItem): HeifItem => ({ ...item, data: nothing, place: "none" });
/** Its length is 0, which stands for all that follows. */
const openEnded = (item: HeifItem): HeifItem => ({ ...item, place: "open" });
const turned: HeifItem = { id: 2, type: "iden", data: nothing };

test.each(["heic", "avif"] as const)(
  "metadata that was removed by a tool leaves a whole picture: %s",
  (kind) => {
    for (const item of [exifItem(2), xmpItem(2), { ...exifItem(2), inIdat: true }, turned]) {
      const bytes = heifOf({ brand: kind, items: [picture, removed(item)] });
      const cleaned = cleanPicture(bytes.slice(), kind);
      expect(cleaned, item.type).toMatchObject({ width: 64, height: 48 });
      expect(cleaned !== "damaged" && holds(cleaned.bytes, picture.data), item.type).toBe(true);
    }
  },
);

test("metadata that goes on to the end of the file is taken out", () => {
  for (const item of [exifItem(2), xmpItem(2)]) {
    const bytes = heifOf({ items: [picture, openEnded(item)] });
    expect(whatItTells(bytes)).not.toEqual([]);
    const cleaned = cleanPicture(bytes.slice(), "heic");
    if (cleaned === "damaged") throw new Error(item.type);
    expect(whatItTells(cleaned.bytes)).toEqual([]);
    expect(holds(cleaned.bytes, picture.data)).toBe(true);
  }
});

test("pixels that go on to the end are kept, and such that lie nowhere are none", () => {
  const cleaned = cleanPicture(heifOf({ items: [exifItem(2), openEnded(picture)] }), "heic");
  if (cleaned === "damaged") throw new Error("damaged");
  expect(holds(cleaned.bytes, picture.data)).toBe(true);
  expect(cleanPicture(heifOf({ items: [removed(picture), exifItem(2)] }), "heic")).toBe("damaged");
});
