import { data } from "react-router";
import { exportJson, exportMarkdown } from "~/features/articles/transfer/export.server";
import { dayOf } from "~/lib/text/dutch-date";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import { downloadResponse } from "~/platform/http/file-response.server";
import type { Route } from "./+types/articles-export";

const forms = {
  json: { make: exportJson, type: "application/json; charset=utf-8", ending: "json" },
  markdown: { make: exportMarkdown, type: "application/zip", ending: "zip" },
} as const;

/** Everything that was written, to keep or to take along. */
export function loader({ params, context }: Route.LoaderArgs): Response {
  requireAbility(context.get(signedIn), "writeArticles");
  if (!Object.hasOwn(forms, params.form)) throw data(null, { status: 404 });
  const { make, type, ending } = forms[params.form as keyof typeof forms];
  const name = `artikelen-${dayOf(Date.now())}.${ending}`;
  return downloadResponse(make(context.get(bindings).env.DB), { name, type });
}
