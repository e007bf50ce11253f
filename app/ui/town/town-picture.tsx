import type { Scene } from "~/content/types";
import { TownScene } from "~/drawings/scenes/town-scene";

/** A house of the town with what the page is about magnified; `name` and caption say what there is to see. */
export function TownPicture({ house, detail, name, caption }: Scene & { name: string }) {
  return (
    <figure className="page grid grid-cols-1 gap-x-8 gap-y-4 pb-10 @sheet:grid-cols-12">
      <div className="@sheet:col-span-8">
        <TownScene house={house} detail={detail} />
      </div>
      <figcaption className="self-end border-t border-ink pt-4 @sheet:col-span-4">
        <strong className="block">{name}</strong>
        {caption}
      </figcaption>
    </figure>
  );
}
