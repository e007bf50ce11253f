import {
  data,
  isRouteErrorResponse,
  Outlet,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import { AdminFrame } from "~/admin/frame";
import { navFor } from "~/admin/nav.server";
import { canonicalAddress } from "~/admin/old-names";
import { givenNames, knowNames, shortName } from "~/admin/people/short-name";
import { currentCompany } from "~/content/index.server";
import { requireAdmin } from "~/platform/access/access.server";
import { colleagueNames } from "~/platform/access/colleagues.server";
import { takeFlash } from "~/platform/access/kv-session.server";
import { refuseOtherPerson } from "~/platform/access/made-as.server";
import { roleMay, roleTexts } from "~/platform/access/roles";
import { signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import { refuseForeignOrigin } from "~/platform/http/origin-guard.server";
import type { Route } from "./+types/layout";

/** Marks the pages that carry the client router; see root.tsx. */
export const handle = { app: "admin" };

/**
 * The lock of every admin route: it runs on what the router matched, so no spelling of an address goes
 * round it. Each route below has a loader, because without one a client navigation would not come here.
 */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, url, context }, next) => {
    const { env, ctx } = context.get(bindings);
    const admin = await requireAdmin(request, env, ctx);
    if (admin instanceof Response) return admin;
    const changes = request.method !== "GET" && request.method !== "HEAD";
    const refusal = changes ? refuseForeignOrigin(request, "admin") : null;
    if (refusal) return refusal;
    const other = refuseOtherPerson(request, admin.email);
    if (other) return other;
    const today = changes ? null : canonicalAddress(url);
    if (today) return redirect(today);
    context.set(signedIn, admin);
    // Asked every few seconds, and answered with addresses: the page that asks has the names.
    if (!url.pathname.endsWith("/stand")) knowNames(await colleagueNames(env.DB));
    return next();
  },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { env } = context.get(bindings);
  const { email, role } = context.get(signedIn);
  const taken = await takeFlash(request, env);
  return data(
    {
      companyName: currentCompany().name,
      person: { email, name: shortName(email), role: roleTexts[role].label },
      // Of who saw or did what with a request; elsewhere nobody is named.
      names: roleMay(role, "workOnOwnLeads") ? givenNames() : {},
      nav: navFor(role),
      notifications: roleMay(role, "workOnOwnLeads"),
      message: taken?.flash ?? null,
    },
    taken ? { headers: { "Set-Cookie": taken.setCookie } } : undefined,
  );
}

/** A message is for one page: the next navigation asks again and finds none. A page that only looks again keeps it. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod !== undefined || currentUrl.href !== nextUrl.href;
}

export function meta(): Route.MetaDescriptors {
  return [{ title: "Beheer" }, { name: "robots", content: "noindex, nofollow" }];
}

export default function AdminLayout({ loaderData: { names, ...frame } }: Route.ComponentProps) {
  knowNames(names);
  return (
    <AdminFrame {...frame}>
      <Outlet />
    </AdminFrame>
  );
}

const problems: Record<number, { title: string; text: string }> = {
  403: {
    title: "Geen toegang",
    text: "Uw rol geeft geen toegang tot deze pagina. Vraag de eigenaar als u hem nodig hebt.",
  },
  404: { title: "Niet gevonden", text: "Deze pagina of aanvraag bestaat niet (meer)." },
};
const unexpected = {
  title: "Dat is niet gelukt",
  text: "Laad de pagina opnieuw. Helpt dat niet, meld u dan af en weer aan.",
};

export function ErrorBoundary() {
  const error = useRouteError();
  const frame = useRouteLoaderData<typeof loader>("routes/admin/layout");
  const { title, text } = (isRouteErrorResponse(error) && problems[error.status]) || unexpected;
  const page = (
    <>
      <h1 className="text-3xl">{title}</h1>
      <p className="measure mt-3">{text}</p>
    </>
  );
  return frame ? <AdminFrame {...frame}>{page}</AdminFrame> : <main className="page py-16">{page}</main>;
}
