import { useState } from "react";
import {
  type ArticleContent,
  seoLimits,
  textLimits,
  tooLong,
} from "~/features/articles/model/article-content";
import { slugify } from "~/lib/text/slugify";
import { Field, type FieldControl, Input, Select, Textarea } from "~/ui/controls/field";
import { ChoiceList } from "./choice-list";
import { CoverField } from "./cover-field";
import { SourcesField } from "./sources-field";

export type EditorChoices = {
  categories: Record<string, string>;
  services: { path: string; label: string }[];
  /** Articles of the site, to read next. */
  articles: { path: string; label: string }[];
  /** Host name that visitors see. */
  host: string;
};

type SettingsProps = {
  content: ArticleContent;
  choices: EditorChoices;
  liveSlug: string | null;
  /** An article of the site keeps its address. */
  builtIn: boolean;
  /** Error of the slug field. */
  slugError: string | undefined;
  onChange: (changes: Partial<ArticleContent>) => void;
  onPickCover: () => void;
};

/** All fields of an article besides its text. */
export function SettingsPanel(props: SettingsProps) {
  const { content, choices, liveSlug, builtIn, slugError, onChange, onPickCover } = props;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Field
        label="Webadres"
        hint={
          builtIn
            ? "Het adres van een meegeleverd artikel staat vast: er wordt van andere pagina’s naar gelinkt."
            : liveSlug && liveSlug !== content.slug
              ? `Wie het oude adres ‘${liveSlug}’ opent, gaat na publicatie vanzelf naar het nieuwe.`
              : `${choices.host}/kennisbank/…`
        }
        error={slugError}
      >
        {(control) => (
          <SlugInput
            control={control}
            fixed={builtIn}
            slug={content.slug}
            onChange={(slug) => onChange({ slug })}
          />
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
      <div className="grid grid-cols-1">
        <ChoiceList
          name="Diensten onder het artikel"
          choices={choices.services}
          chosen={content.relatedServices}
          onChange={(chosen) => onChange({ relatedServices: chosen as ArticleContent["relatedServices"] })}
        />
        <ChoiceList
          name="Verder lezen"
          choices={choices.articles.filter(({ path }) => path !== content.slug)}
          chosen={content.relatedArticles}
          onChange={(relatedArticles) => onChange({ relatedArticles })}
        />
        <SourcesField sources={content.sources} onChange={(sources) => onChange({ sources })} />
      </div>
      <Seo content={content} host={choices.host} onChange={onChange} />
    </div>
  );
}

type SlugInputProps = {
  control: FieldControl;
  fixed: boolean;
  slug: string;
  onChange: (slug: string) => void;
};

/** While it is typed a slug may end in a dash; it is saved without. */
function SlugInput({ control, fixed, slug, onChange }: SlugInputProps) {
  const [dash, setDash] = useState("");
  return (
    <Input
      {...control}
      value={slug + dash}
      readOnly={fixed}
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

function Seo({ content, host, onChange }: Pick<SettingsProps, "content" | "onChange"> & { host: string }) {
  const { seoTitle, seoDescription, keywords, title, excerpt, slug } = content;
  return (
    <section aria-labelledby="zoekmachines" className="grid grid-cols-1 gap-4">
      <h2 id="zoekmachines" className="text-lg">
        Zoekmachines
      </h2>
      <Field
        label="Titel"
        hint={<Count text={seoTitle} {...seoLimits.title} />}
        error={tooLong(seoTitle, "seoTitle")}
        required={false}
      >
        {(control) => (
          <Input
            {...control}
            value={seoTitle}
            onChange={(event) => onChange({ seoTitle: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="Omschrijving"
        hint={<Count text={seoDescription} {...seoLimits.description} />}
        error={tooLong(seoDescription, "seoDescription")}
        required={false}
      >
        {(control) => (
          <Textarea
            {...control}
            value={seoDescription}
            onChange={(event) => onChange({ seoDescription: event.target.value })}
          />
        )}
      </Field>
      <Field label="Trefwoorden" hint="Met komma’s ertussen." required={false}>
        {(control) => (
          <KeywordsInput
            control={control}
            keywords={keywords}
            onChange={(changed) => onChange({ keywords: changed })}
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

type KeywordsProps = {
  control: FieldControl;
  keywords: string[];
  onChange: (keywords: string[]) => void;
};

/** While they are typed, words may end in a comma or a space. */
function KeywordsInput({ control, keywords, onChange }: KeywordsProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Input
      {...control}
      value={typed ?? keywords.join(", ")}
      onChange={({ target }) => {
        setTyped(target.value);
        const words = target.value.split(",").map((word) => word.trim());
        onChange([...new Set(words)].filter(Boolean));
      }}
      onBlur={() => setTyped(null)}
    />
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
