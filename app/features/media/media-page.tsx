import { Form, Link } from "react-router";
import { sizeText } from "~/lib/files/size-text";
import { Button } from "~/ui/controls/button";
import { Field, Input } from "~/ui/controls/field";
import { MediaPicture } from "~/ui/controls/media-picture";
import { Icon } from "~/ui/icons/icon";
import { MAX_ALT, type MediaItem } from "./media-types";

type MediaPageProps = {
  item: MediaItem;
  added: string;
  uses: { href: string; title: string; live: boolean }[];
};

/** One picture: what it shows, and where it is shown. */
export function MediaPage({ item, added, uses }: MediaPageProps) {
  const { id, name, alt, width, height, bytes, createdBy } = item;
  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <MediaPicture
        media={id}
        alt={alt}
        width={width}
        height={height}
        sizes="(width < 64rem) 92vw, 800px"
        className="h-auto w-full border border-rule"
      />
      <div className="grid grid-cols-1 gap-8">
        <div>
          <h1 className="text-2xl">{name}</h1>
          <p className="mt-2 text-sm text-ink-soft tabular-nums">
            {width} × {height} pixels, {sizeText(bytes)} in alle maten samen. Toegevoegd {added} door{" "}
            {createdBy}.
          </p>
        </div>
        <Form method="post" className="grid grid-cols-1 gap-3">
          <Field
            label="Wat staat erop?"
            hint="Voor wie de afbeelding niet kan zien. Nieuwe artikelen beginnen met deze tekst."
          >
            {(control) => <Input {...control} key={alt} name="alt" defaultValue={alt} maxLength={MAX_ALT} />}
          </Field>
          <Button type="submit" name="action" value="describe" className="justify-self-start">
            Opslaan
          </Button>
        </Form>
        <section aria-labelledby="gebruik">
          <h2 id="gebruik" className="text-lg">
            Waar hij staat
          </h2>
          {uses.length === 0 && <p className="mt-2 text-sm text-ink-soft">Nergens.</p>}
          <ul className="mt-2 border-t border-rule">
            {uses.map(({ href, title, live }) => (
              <li key={href} className="flex justify-between gap-3 border-b border-rule py-2">
                <Link to={href} className="text-link">
                  {title}
                </Link>
                <span className="text-sm text-ink-soft">{live ? "op de website" : "concept"}</span>
              </li>
            ))}
          </ul>
        </section>
        {uses.length > 0 ? (
          <div>
            <Button variant="outline" disabled>
              Afbeelding verwijderen
            </Button>
            <p className="mt-2 text-sm text-ink-soft">
              Kan pas als hij nergens meer staat, ook niet in iets dat in de prullenbak ligt.
            </p>
          </div>
        ) : (
          <details>
            <summary className="inline-flex min-h-12 items-center gap-2 rounded-md border border-danger px-5 font-semibold text-danger hover:bg-danger-wash">
              <Icon name="trash" /> Afbeelding verwijderen…
            </summary>
            <Form method="post" className="mt-3 border-l-4 border-danger bg-danger-wash p-4">
              <input type="hidden" name="action" value="delete" />
              <p>De afbeelding verdwijnt in alle maten. Dat kan niet ongedaan worden gemaakt.</p>
              <Button type="submit" variant="destructive" className="mt-3">
                Definitief verwijderen
              </Button>
            </Form>
          </details>
        )}
      </div>
    </div>
  );
}
