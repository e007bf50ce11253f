import type { ReactNode } from "react";
import type { Picture } from "~/content/types";
import { Unmarked } from "~/drawings/parts/sheet";
import { DrawingDefs } from "~/drawings/patterns";
import { drawings } from "~/drawings/registry";
import type { Crumb } from "~/lib/json-ld";
import { MediaPicture } from "~/ui/controls/media-picture";
import { Icon } from "~/ui/icons/icon";
import { PageHero } from "~/ui/page/page-hero";
import { TitleBlock } from "~/ui/page/title-block";
import { ComparePhotos } from "./compare-photos";
import { PhotoGroups } from "./photo-groups";

type Photo = Picture & { caption: string | null };

type ProjectViewProps = {
  crumbs: readonly Crumb[];
  title: string;
  lead: string;
  facts: readonly { label: string; value: string; href?: string }[];
  cover: Photo;
  before: Photo | null;
  after: Photo | null;
  /** In paragraphs, as are the work and the owner's words. */
  problem: string[];
  work: string[];
  materials: string[];
  words: string[];
  stages: { stage: string; label: string; photos: Photo[] }[];
  service: { slug: string; name: string; href: string };
};

const heroSizes = "(width < 64rem) 92vw, 800px";

/** Delivered work from its first photo to the words of the owner. */
export function ProjectView(props: ProjectViewProps) {
  const { crumbs, title, lead, facts, cover, before, after, problem, work, materials, words } = props;
  const { stages, service } = props;
  return (
    <article>
      <PageHero crumbs={crumbs} title={title} lead={lead} />
      <div className="page grid gap-x-8 gap-y-8 pb-12 @half:pb-16 @sheet:grid-cols-12">
        <div className="@sheet:col-span-8">
          {before && after ? (
            <ComparePhotos before={before} after={after} sizes={heroSizes} />
          ) : (
            <MediaPicture
              {...cover}
              eager
              sizes={heroSizes}
              className="aspect-4/3 h-auto w-full border border-ink/25 object-cover"
            />
          )}
        </div>
        <div className="self-end @sheet:col-span-4">
          <TitleBlock rows={facts.map(({ label, ...fact }) => ({ label, value: <Fact {...fact} /> }))} />
        </div>
      </div>
      {before && <AsItShouldBe photo={before} slug={service.slug} />}
      <Part id="aan-de-hand" heading="Wat er aan de hand was">
        <Paragraphs lines={problem} />
      </Part>
      <Part id="gedaan" heading="Wat wij hebben gedaan">
        <Paragraphs lines={work} />
        <a href={service.href} className="text-link inline-flex items-center gap-2 py-1.5">
          Meer over deze dienst: {service.name.toLowerCase()} <Icon name="arrow-right" />
        </a>
      </Part>
      {materials.length > 0 && (
        <Part id="materialen" heading="Materialen">
          <ul className="text-column border-t border-ink ruled">
            {materials.map((material) => (
              <li key={material} className="py-2">
                {material}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {words.length > 0 && (
        <Part id="eigenaar" heading="De eigenaar">
          <blockquote className="text-column grid gap-3 border-l-2 border-accent pl-6 text-lg">
            <Paragraphs lines={words} />
          </blockquote>
        </Part>
      )}
      {/* One alone has been seen above. */}
      {stages.flatMap(({ photos }) => photos).length > 1 && <PhotoGroups stages={stages} />}
    </article>
  );
}

function Fact({ value, href }: { value: string; href?: string }) {
  return href ? (
    <a href={href} className="text-link">
      {value}
    </a>
  ) : (
    value
  );
}

/** Nothing where the service has no drawing. */
function AsItShouldBe({ photo, slug }: { photo: Photo; slug: string }) {
  const Sheet = drawings[slug];
  if (!Sheet) return null;
  return (
    <div className="page">
      <DrawingDefs />
      <div className="grid gap-x-8 gap-y-8 border-t border-ink/25 py-10 @half:grid-cols-2 @half:py-16">
        <section aria-labelledby="hoort">
          <h2 id="hoort" className="text-2xl">
            Zo hoort het
          </h2>
          <div className="mt-5 border-y border-ink py-6">
            <Unmarked value={true}>
              <Sheet id="hoort-tekening" />
            </Unmarked>
          </div>
        </section>
        <section aria-labelledby="aangetroffen">
          <h2 id="aangetroffen" className="text-2xl">
            Zo troffen wij het aan
          </h2>
          <MediaPicture
            {...photo}
            sizes="(width < 48rem) 92vw, 580px"
            className="mt-5 aspect-4/3 h-auto w-full border border-ink/25 object-cover"
          />
        </section>
      </div>
    </div>
  );
}

function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="page">
      <div className="split">
        <h2 id={id} className="text-2xl @sheet:col-span-4">
          {heading}
        </h2>
        <div>{children}</div>
      </div>
    </section>
  );
}

function Paragraphs({ lines }: { lines: string[] }) {
  return (
    <div className="text-column grid gap-3">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
