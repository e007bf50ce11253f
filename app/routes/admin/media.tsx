import { Form, Link, useRevalidator } from "react-router";
import { SearchInput } from "~/admin/search-input";
import { MediaGrid } from "~/features/media/media-grid";
import { listMedia } from "~/features/media/media-store.server";
import { UploadField } from "~/features/media/upload-field";
import { paths } from "~/paths";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import { Button, buttonClass } from "~/ui/controls/button";
import { Field } from "~/ui/controls/field";
import type { Route } from "./+types/media";

export async function loader({ url, context }: Route.LoaderArgs) {
  requireAbility(context.get(signedIn), "writeArticles");
  const search = (url.searchParams.get("q") ?? "").slice(0, 100);
  const cursor = url.searchParams.get("after");
  const page = await listMedia(context.get(bindings).env.DB, { search, cursor, limit: 24 });
  return { ...page, search };
}

export function meta(): Route.MetaDescriptors {
  return [{ title: "Media · Beheer" }, { name: "robots", content: "noindex, nofollow" }];
}

export default function Media({ loaderData }: Route.ComponentProps) {
  const { items, next, search } = loaderData;
  const { revalidate } = useRevalidator();
  const older =
    next && `${paths.adminMedia}?${new URLSearchParams({ ...(search && { q: search }), after: next })}`;
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-3xl">Media</h1>
      <UploadField address={paths.adminMediaApi} onStored={() => void revalidate()} />
      <Form method="get" role="search" className="flex flex-wrap items-end gap-3">
        <Field label="Zoeken in naam en beschrijving" className="min-w-0 grow text-sm sm:max-w-md">
          {(control) => <SearchInput {...control} name="q" asked={search} />}
        </Field>
        <Button type="submit" variant="outline">
          Zoeken
        </Button>
      </Form>
      {items.length > 0 ? (
        <MediaGrid
          items={items}
          action={({ id, name }) => (
            <Link to={paths.adminMediaItem(id)} className="covers-row">
              {name}
            </Link>
          )}
        />
      ) : (
        <p className="border-t border-rule py-8 text-ink-soft">
          {search
            ? `Geen afbeeldingen gevonden voor ‘${search}’.`
            : "Er zijn nog geen afbeeldingen. Voeg hierboven uw eerste foto toe; daarna kiest u hem in een artikel."}
        </p>
      )}
      {older && (
        <Link to={older} className={buttonClass("outline", "sm", "justify-self-end")}>
          Oudere afbeeldingen
        </Link>
      )}
    </div>
  );
}
