import type { Picture } from "~/content/types";
import { MediaPicture } from "~/ui/controls/media-picture";

type Photo = Picture & { caption: string | null };

type PhotoGroupsProps = { stages: { stage: string; label: string; photos: Photo[] }[] };

/** All photos, whole, by the moment at which they were taken. */
export function PhotoGroups({ stages }: PhotoGroupsProps) {
  return (
    <section aria-labelledby="fotos" className="page">
      <h2 id="fotos" className="sr-only">
        Alle foto’s
      </h2>
      {stages.map(({ stage, label, photos }) => (
        <div key={stage} className="split">
          <h3 className="text-2xl @sheet:col-span-4">{label}</h3>
          <div>
            <div className={photos.length > 1 ? "gap-8 @pair:columns-2" : ""}>
              {photos.map(({ media, alt, width, height, caption }) => (
                <figure key={media} className="break-inside-avoid pb-8">
                  <MediaPicture
                    {...{ media, alt, width, height }}
                    sizes={
                      photos.length > 1
                        ? "(width < 30rem) 92vw, (width < 64rem) 46vw, 400px"
                        : "(width < 64rem) 92vw, 800px"
                    }
                    className="h-auto w-full border border-ink/25"
                  />
                  {/* It is the alt text too: said once. */}
                  {caption && (
                    <figcaption aria-hidden="true" className="mt-2 text-sm text-ink-soft">
                      {caption}
                    </figcaption>
                  )}
                </figure>
              ))}
            </div>
          </div>
        </div>
      ))}
    </section>
  );
}
