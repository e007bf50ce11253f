import type { Picture } from "~/content/types";
import { MediaPicture } from "~/ui/controls/media-picture";
import styles from "./compare-photos.css?url";

type Photo = Picture;

type ComparePhotosProps = { before: Photo; after: Photo; sizes: string };

/**
 * The place before and after: without script side by side or one under the other, with script over each other with a
 * slider between them (slider.ts). Both get the same shape, so that they compare well.
 */
export function ComparePhotos({ before, after, sizes }: ComparePhotosProps) {
  return (
    <div data-compare className="compare-photos">
      {/* Holds up what follows it, not the page. */}
      <link rel="stylesheet" href={styles} />
      <Side label="Vóór" photo={before} sizes={sizes} eager />
      <Side label="Na" photo={after} sizes={sizes} />
      <input type="range" aria-label="Schuif tussen vóór en na" defaultValue={50} autoComplete="off" />
    </div>
  );
}

type SideProps = { label: string; photo: Photo; sizes: string; eager?: boolean };

function Side({ label, photo, sizes, eager = false }: SideProps) {
  return (
    <figure>
      <MediaPicture
        {...photo}
        {...{ sizes, eager }}
        className="aspect-4/3 h-auto w-full border border-ink/25 object-cover"
      />
      <figcaption className="label-caps">{label}</figcaption>
    </figure>
  );
}
