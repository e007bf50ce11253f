import { data, redirect } from "react-router";
import { contactDetails } from "~/content/index.server";
import { acceptAttribute } from "~/features/leads/model/files/accepted-files";
import { dropBody } from "~/features/leads/receive/read-lead-body.server";
import { discardFiles } from "~/features/leads/store/files/lead-files.server";
import { openVisitorLink } from "~/features/leads/visitor/visitor-link.server";
import { readReviewForm } from "~/features/reviews/review-form.server";
import { confirmations, ReviewGone, WriteReviewPage } from "~/features/reviews/write-review-page";
import { paths } from "~/paths";
import { bindings } from "~/platform/bindings.server";
import { refuseForeignOrigin } from "~/platform/http/origin-guard.server";
import { overLimit } from "~/platform/http/rate-limit.server";
import { secretPageHeaders } from "~/platform/http/secret-page.server";
import { atDoneNotice } from "~/ui/page/visitor-notices";
import type { Route } from "./+types/write";
import { choosePhoto, keepReview, reviewShown, takeBackReview } from "./own-review.server";
import { readReviewPost } from "./review-post.server";

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return secretPageHeaders(actionHeaders);
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { env } = context.get(bindings);
  const now = new Date();
  const link = await openVisitorLink(env.DB, params.token, env.LINK_SECRET, now, "review");
  if (link === null) throw data(null, { status: 404 });
  const { phone } = contactDetails();
  const review = link.kind === "open" ? await reviewShown(env.DB, link.leadId, now) : null;
  if (link.kind !== "open" || review === null) return data({ review: null, phone }, { status: 410 });
  const { photo: chosen, ...shown } = review;
  const photo = chosen && {
    name: chosen.name,
    href: chosen.file && paths.reviewPhoto(params.token, chosen.file),
  };
  return data({ review: { ...shown, photo, until: link.until, accept: acceptAttribute("widget") }, phone });
}

/** Both forms of the page; afterwards the page itself, so that loading it again repeats nothing. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { env } = context.get(bindings);
  const refusal = refuseForeignOrigin(request, "public");
  if (refusal) {
    await dropBody(request);
    throw refusal;
  }
  const now = new Date();
  const link = await openVisitorLink(env.DB, params.token, env.LINK_SECRET, now, "review");
  if (link === null) {
    await dropBody(request);
    throw data(null, { status: 404 });
  }
  const limited = await overLimit(env.API_LIMIT, request, "beoordeling");
  const { posted, photo, problem } = await readReviewPost(env, request, now);
  const { typed, errors, words } = readReviewForm(posted);
  const dropPhoto = () => discardFiles(env.UPLOADS, photo ? [photo] : []);
  if (link.kind !== "open") {
    await dropPhoto();
    // The page itself then says why.
    return data({ typed, errors: {}, problem: null }, { status: 410 });
  }
  if (limited) {
    await dropPhoto();
    return data({ typed, errors: {}, problem: tooOften }, { status: 429, headers: { "Retry-After": "60" } });
  }
  if (posted.doen === "terugnemen") {
    await dropPhoto();
    await takeBackReview(env.DB, link.leadId, now);
    return redirect(atDoneNotice(paths.review(params.token, "teruggenomen")), 303);
  }
  // Before the words are judged: a browser forgets a chosen file with every answer.
  const refused = photo || posted["foto-weg"] === "ja" ? await choosePhoto(env, link, photo, now) : null;
  const wrong = problem ?? refused;
  if (words === null || wrong !== null)
    return data(
      { typed, errors: { ...errors, ...(wrong && { photo: wrong }) }, problem: somethingWrong },
      { status: 422 },
    );
  if (!(await keepReview(env.DB, link.leadId, words, now)))
    return data({ typed, errors: {}, problem: tooLate }, { status: 409 });
  return redirect(atDoneNotice(paths.review(params.token, "ontvangen")), 303);
}

const tooOften =
  "U verstuurde dit net al een paar keer. Probeer het over een minuut opnieuw: uw tekst staat hieronder nog.";
const somethingWrong = "Nog niet verstuurd: hieronder staat wat er nog ontbreekt.";
const tooLate = "Dat kon niet meer: uw beoordeling is intussen geplaatst of beoordeeld. Hieronder staat hoe.";

export function meta() {
  return [{ title: "Uw beoordeling" }, { name: "robots", content: "noindex" }];
}

export default function WriteReview({ loaderData, actionData, params }: Route.ComponentProps) {
  const { review, phone } = loaderData;
  if (review === null) return <ReviewGone phone={phone} unsent={actionData?.typed.text ?? ""} />;
  const open = review.state === "new" || review.state === "written";
  const done = actionData ? "" : (params.done ?? "");
  const asked = Object.hasOwn(confirmations, done) ? (done as keyof typeof confirmations) : null;
  // A link that is opened again later says what is true then.
  const right = asked === "teruggenomen" ? review.state === "new" : review.state === "written";
  return (
    <WriteReviewPage
      {...review}
      phone={phone}
      typed={actionData && open ? actionData.typed : review.typed}
      errors={actionData?.errors ?? {}}
      problem={actionData?.problem ?? null}
      done={right ? asked : null}
    />
  );
}
