import { data } from "react-router";
import { Confirmation } from "~/features/leads/form/send/status/confirmation-notice";
import { bindings } from "~/platform/bindings.server";
import { verifyToken } from "~/platform/http/signed-token.server";
import { ButtonLink } from "~/ui/controls/button";
import type { Route } from "./+types/thanks";

type Sent = { reference: string; promise: string; page?: string; mailed?: boolean; note?: string };

/** Somebody's reference: never kept by a cache. */
export function headers() {
  return { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };
}

/** Where a form posted without script ends; the signed path holds what the page says. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { env } = context.get(bindings);
  const sent = await verifyToken<Sent>(params.token, env.LINK_SECRET ?? "", "thanks");
  if (!sent) throw data(null, { status: 404 });
  return sent;
}

export function meta() {
  return [{ title: "Uw aanvraag is binnen" }, { name: "robots", content: "noindex" }];
}

export default function Thanks({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page py-10 @sheet:py-16">
      <h1 className="mb-8 text-4xl">Bedankt voor uw aanvraag</h1>
      <Confirmation {...loaderData} />
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink variant="outline" href="/">
          Naar de voorpagina
        </ButtonLink>
        <ButtonLink variant="outline" href="/kennisbank">
          Lees ondertussen in de kennisbank
        </ButtonLink>
      </p>
    </div>
  );
}
