import { FocusPicker } from "~/admin/focus-picker";
import type { Cover } from "~/features/articles/model/article-content";
import { tooLong } from "~/features/articles/model/article-content";
import { Button } from "~/ui/controls/button";
import { Field, Input } from "~/ui/controls/field";
import { MediaPicture } from "~/ui/controls/media-picture";

type CoverFieldProps = { cover: Cover | null; onChange: (cover: Cover | null) => void; onPick: () => void };

/** The picture at the head of the article and on social networks. */
export function CoverField({ cover, onChange, onPick }: CoverFieldProps) {
  return (
    <section aria-labelledby="omslagfoto" className="grid grid-cols-1 gap-3">
      <h2 id="omslagfoto" className="text-base">
        Omslagfoto
      </h2>
      {cover && (
        <>
          <MediaPicture
            {...cover}
            sizes="22rem"
            className="aspect-[16/9] w-full border border-rule object-cover"
          />
          <Field
            label="Wat staat erop?"
            error={cover.alt.trim() === "" ? "Nodig om te kunnen publiceren" : tooLong(cover.alt, "alt")}
            className="text-sm"
          >
            {(control) => (
              <Input
                {...control}
                value={cover.alt}
                onChange={(event) => onChange({ ...cover, alt: event.target.value })}
              />
            )}
          </Field>
          <FocusPicker picture={cover} onChange={(focus) => onChange({ ...cover, focus })} />
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={onPick}>
          {cover ? "Andere foto" : "Omslagfoto kiezen"}
        </Button>
        {cover && (
          <Button variant="ghost" size="sm" onClick={() => onChange(null)}>
            Weghalen
          </Button>
        )}
      </div>
    </section>
  );
}
