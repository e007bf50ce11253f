import { MADE_AS, OTHER_PERSON } from "./made-as";

const message =
  "In deze browser is intussen iemand anders aangemeld. Er is niets veranderd: meld u eerst zelf weer aan.";

/** A 403 for what a page asks that was made for somebody else than who is signed in by now, else null. */
export function refuseOtherPerson(request: Request, email: string): Response | null {
  const madeAs = request.headers.get(MADE_AS);
  if (madeAs === null || madeAs === encodeURIComponent(email)) return null;
  const headers = { "Cache-Control": "no-store", [OTHER_PERSON]: "1" };
  return Response.json({ success: false, kind: "refused", message }, { status: 403, headers });
}
