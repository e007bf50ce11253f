import { useState } from "react";
import { signedInFetch } from "~/admin/office-fetch";
import { Button } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";
import type { OfferedPhoto } from "./offered-photos";

type Taken<Item> = { kind: "stored"; item: Item } | { kind: "refused"; message: string };

type PhotoOfferProps<Item extends { id: string }> = {
  photos: OfferedPhoto[];
  /** 'van de aanvraag', and a sentence that says where they come to stand. */
  words: { from: string; to: string };
  /** Ids of the pictures that the project shows. */
  shown: string[];
  /** What a photo is called in the library: nothing of the customer. */
  nameOf: (n: number) => string;
  upload: (file: File) => Promise<Taken<Item>>;
  onTaken: (item: Item) => void;
};

/** Takes the photos of the request over into its project, one by one: what was taken stays when the rest fails. */
export function PhotoOffer<Item extends { id: string }>({
  photos,
  words,
  shown,
  nameOf,
  upload,
  onTaken,
}: PhotoOfferProps<Item>) {
  const [made, setMade] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState("");
  const [failed, setFailed] = useState<string[]>([]);
  const left = photos.filter(({ href, media }) => !shown.includes(made[href] ?? media ?? ""));

  async function takeAll() {
    setFailed([]);
    // One photo may have been sent twice.
    const known = new Set(shown);
    for (const [index, { href, n }] of left.entries()) {
      setBusy(`Foto ${index + 1} van ${left.length} wordt overgenomen …`);
      const answer = await takeOne(href, nameOf(n), upload);
      if (answer.kind === "stored") {
        setMade((before) => ({ ...before, [href]: answer.item.id }));
        if (!known.has(answer.item.id)) onTaken(answer.item);
        known.add(answer.item.id);
      } else setFailed((before) => [...before, answer.message]);
    }
    setBusy("");
  }

  if (left.length === 0 && busy === "" && failed.length === 0) return null;
  const what = left.length === 1 ? "1 foto" : `${left.length} foto’s`;
  return (
    <div className="grid grid-cols-1 gap-2 border-l-4 border-success pl-4">
      {left.length > 0 && (
        <Button className="justify-self-start" busy={busy !== ""} onClick={() => void takeAll()}>
          <Icon name="camera" /> {`${what} ${words.from} overnemen`}
        </Button>
      )}
      <p className="measure text-sm text-ink-soft">
        {words.to} Waar en waarmee een foto is gemaakt, gaat eruit. Kijk zelf of er niets van de bewoner op
        staat: een naambordje, een kenteken, een gezicht.
      </p>
      <div role="status" className="text-sm">
        {busy && <p>{busy}</p>}
        {failed.map((message) => (
          <p key={message} className="font-semibold text-danger">
            {message}
          </p>
        ))}
      </div>
    </div>
  );
}

async function takeOne<Item>(
  href: string,
  name: string,
  upload: (file: File) => Promise<Taken<Item>>,
): Promise<Taken<Item>> {
  const refused = {
    kind: "refused",
    message: `${name} kon niet worden overgenomen. Probeer het zo nog eens.`,
  };
  try {
    const answer = await signedInFetch(href);
    const photo = await answer.blob();
    if (!answer.ok || !photo.type.startsWith("image/")) return refused as Taken<Item>;
    return await upload(new File([photo], name, { type: photo.type }));
  } catch {
    return refused as Taken<Item>;
  }
}
