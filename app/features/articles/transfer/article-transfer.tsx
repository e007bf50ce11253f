import { Form } from "react-router";
import { Button, ButtonLink } from "~/ui/controls/button";
import { Field } from "~/ui/controls/field";
import { Icon } from "~/ui/icons/icon";

/** Import of an article from Markdown, export of all articles. */
export function ArticleTransfer({ json, markdown }: { json: string; markdown: string }) {
  return (
    <details className="mt-10 border-y border-rule">
      <summary className="flex min-h-12 items-center font-semibold">Importeren en exporteren</summary>
      <div className="grid grid-cols-1 gap-8 py-4 md:grid-cols-2">
        <Form method="post" encType="multipart/form-data" className="grid justify-items-start gap-3">
          <Field label="Een artikel uit Markdown" hint="Een .md-bestand wordt een nieuw concept.">
            {(control) => (
              <input
                {...control}
                type="file"
                name="file"
                accept=".md,.markdown,text/markdown"
                required
                className="max-w-full text-sm file:mr-3 file:min-h-11 file:rounded-md file:border file:border-ink/70 file:bg-transparent file:px-4 file:font-semibold"
              />
            )}
          </Field>
          <Button type="submit" variant="outline" size="sm">
            <Icon name="upload" size={4} /> Importeren
          </Button>
        </Form>
        <div className="grid content-start justify-items-start gap-3">
          <p className="font-semibold">Alles wat geschreven is</p>
          <div className="flex flex-wrap gap-2">
            <ButtonLink href={json} variant="outline" size="sm" download>
              <Icon name="download" size={4} /> Als JSON
            </ButtonLink>
            <ButtonLink href={markdown} variant="outline" size="sm" download>
              <Icon name="download" size={4} /> Als Markdown (zip)
            </ButtonLink>
          </div>
        </div>
      </div>
    </details>
  );
}
