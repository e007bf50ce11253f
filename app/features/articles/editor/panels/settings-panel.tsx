import { useState } from "react";
import { type ArticleContent, seoLimits, textLimits } from "~/features/articles/model/article-content";
import { slugify } from "~/lib/text/slugify";
import { Field, type FieldControl, Input, Select, Textarea } from "~/ui/controls/field";
import { CoverField } from "./cover-field";

export type EditorChoices = {
  categories: Record<string, string>;
  services: { path: string; label: string }[];
  /** Host name that visitors see. */
  host: string;
};

type SettingsProps = {
  content: ArticleContent;
  choices: EditorChoices;
  liveSlug: string | null;
  /** Error of the slug field. */
  slugError: string | undefined;
  onChange: (changes: Partial<ArticleContent>) => void;
  onPickCover: () => void;
};

/** All fields of an article besides its text. */
export function SettingsPanel(props: SettingsProps) {
  const { content, choices, liveSlug, slugError, onChange, onPickCover } = props;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Field
        label="Webadres"
        hint={
          liveSlug && liveSlug !== content.slug
            ? `Wie het oude adres ‘${liveSlug}’ opent, gaat na publicatie vanzelf naar het nieuwe.`
            : `${choices.host}/kennisbank/…`
        }
        error={slugError}
      >
        {(control) => (
          <SlugInput control={control} slug={content.slug} onChange={(slug) => onChange({ slug })} />
        )}
      </Field>
      <Field label="Rubriek">
        {(control) => (
          <Select
            {...control}
            value={content.category}
            onChange={(event) => onChange({ category: event.target.value as ArticleContent["category"] })}
          >
            {Object.entries(choices.categories).map(([id, label]) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <CoverField cover={content.cover} onChange={(cover) => onChange({ cover })} onPick={onPickCover} />
      <Services
        services={choices.services}
        chosen={content.relatedServices}
        onChange={(relatedServices) => onChange({ relatedServices })}
      />
      <Seo content={content} host={choices.host} onChange={onChange} />
    </div>
  );
}

type SlugInputProps = { control: FieldControl; slug: string; onChange: (slug: string) => void };

/** While it is typed a slug may end in a dash; it is saved without. */
function SlugInput({ control, slug, onChange }: SlugInputProps) {
  const [dash, setDash] = useState("");
  return (
    <Input
      {...control}
      value={slug + dash}
      maxLength={textLimits.slug}
      spellCheck={false}
      onChange={({ target }) => {
        const typed = slugify(target.value);
        setDash(typed && /[\s-]$/.test(target.value) ? "-" : "");
        onChange(typed);
      }}
      onBlur={() => setDash("")}
    />
  );
}

type ServicesProps = {
  services: EditorChoices["services"];
  chosen: ArticleContent["relatedServices"];
  onChange: (chosen: ArticleContent["relatedServices"]) => void;
};

function Services({ services, chosen, onChange }: ServicesProps) {
  const names = services.filter(({ path }) => chosen.some((one) => one === path)).map(({ label }) => label);
  return (
    <details className="border-y border-rule">
      <summary className="flex min-h-12 items-center justify-between gap-3 font-semibold">
        Diensten onder het artikel
        <span className="text-sm font-normal text-ink-soft">{names.length || "geen"}</span>
      </summary>
      <fieldset className="max-h-72 overflow-y-auto pb-3">
        <legend className="sr-only">Diensten onder het artikel, hoogstens zes</legend>
        {services.map(({ path, label }) => {
          const on = chosen.some((one) => one === path);
          return (
            <label key={path} className="flex min-h-9 items-center gap-3 text-sm">
              <input
                type="checkbox"
                checked={on}
                disabled={!on && chosen.length >= 6}
                className="size-5 accent-accent"
                onChange={() =>
                  onChange(
                    on
                      ? chosen.filter((one) => one !== path)
                      : [...chosen, path as ArticleContent["relatedServices"][number]],
                  )
                }
              />
              {label}
            </label>
          );
        })}
      </fieldset>
    </details>
  );
}

function Seo({ content, host, onChange }: Pick<SettingsProps, "content" | "onChange"> & { host: string }) {
  const { seoTitle, seoDescription, title, excerpt, slug } = content;
  return (
    <section aria-labelledby="zoekmachines" className="grid grid-cols-1 gap-4">
      <h2 id="zoekmachines" className="text-lg">
        Zoekmachines
      </h2>
      <Field label="Titel" hint={<Count text={seoTitle} {...seoLimits.title} />} required={false}>
        {(control) => (
          <Input
            {...control}
            value={seoTitle}
            maxLength={textLimits.seoTitle}
            onChange={(event) => onChange({ seoTitle: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="Omschrijving"
        hint={<Count text={seoDescription} {...seoLimits.description} />}
        required={false}
      >
        {(control) => (
          <Textarea
            {...control}
            value={seoDescription}
            maxLength={textLimits.seoDescription}
            onChange={(event) => onChange({ seoDescription: event.target.value })}
          />
        )}
      </Field>
      <figure className="min-w-0 border border-rule bg-white p-4">
        <figcaption className="label-caps mb-2 text-ink-soft">Zo staat het in de zoekresultaten</figcaption>
        <p className="truncate text-xs text-ink-soft">
          {host} › kennisbank › {slug || "…"}
        </p>
        <p className="mt-0.5 line-clamp-1 text-lg text-accent-text">{seoTitle || title || "Titel"}</p>
        <p className="mt-0.5 line-clamp-2 text-sm">{seoDescription || excerpt || "Omschrijving"}</p>
      </figure>
    </section>
  );
}

function Count({ text, min, max }: { text: string; min: number; max: number }) {
  const n = text.trim().length;
  const verdict = n === 0 ? "" : n < min ? ", nog wat kort" : n > max ? ", wordt afgekapt" : ", goed";
  return (
    <span className="tabular-nums">
      {n} van {max} tekens{verdict}
    </span>
  );
}
