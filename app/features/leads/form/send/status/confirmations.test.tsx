import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { company } from "~/content/site/company";
import { contactDetails } from "~/content/site/shell";
import { answerMessages } from "~/features/leads/model/answers/lead-answer";
import { confirmations as ofVisitorPage, VisitorPage } from "~/features/leads/visitor/visitor-page";
import { closedText } from "~/features/leads/visitor/visitor-page.server";
import { leadProgress } from "~/features/leads/visitor/visitor-status";
import { sayNumbers } from "~/lib/office-numbers";
import { FormMessage } from "~/ui/controls/form-message";
import { Confirmation, type ConfirmationProps } from "./confirmation-notice";

sayNumbers(contactDetails);

const CALL = /\bbel\b/i;
const LINK = /<a [^>]*href="tel:\+\d+"[^>]*>/g;

/** Each place in a markup that tells to call is followed by a link that does, within its sentence. */
function callsAreLinks(html: string): boolean {
  const sentences = html.replace(LINK, "(bellen kan)").replace(/<[^>]*>/g, "\n");
  return sentences
    .replace(/\n+(?=\s*\(bellen kan\))/g, "")
    .split(/[.?!\n](?=\s|$)/)
    .every((sentence) => !CALL.test(sentence) || sentence.includes("(bellen kan)"));
}

test("the check finds a text without a link, and none where there is one", () => {
  expect(callsAreLinks("<p>Is er haast? Bel ons op 040 000 00 00.</p>")).toBe(false);
  expect(callsAreLinks('<p>Bel <a class="x" href="tel:+31400000000">040</a> als er haast is.</p>')).toBe(
    true,
  );
  expect(callsAreLinks("<p>Houd uw telefoon bij de hand: wij bellen u.</p>")).toBe(true);
});

const shapes: Partial<ConfirmationProps>[] = [
  {},
  { compact: true },
  { quiet: true, compact: true, onClose: () => {} },
  { page: "/aanvraag/x", promise: "U hoort van ons vóór morgenmiddag 15 uur", note: "Dit is een aanvraag." },
];

test.each(shapes.flatMap((shape) => [shape, { ...shape, mailed: false }]))(
  "what a form and the page say of a lead that came in has a link to call: %o",
  (shape) => {
    const html = renderToStaticMarkup(<Confirmation reference="K7MPQ2XR" {...shape} />);
    expect(html).toMatch(CALL);
    expect(callsAreLinks(html)).toBe(true);
  },
);

test("a toast holds no link, so none that confirms tells to call", () => {
  const files = import.meta.glob<string>("../../**/*.{ts,tsx}", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const sent = Object.values(files).flatMap((file) => file.match(/^ {2}sent: \{[^}]*\}/gm) ?? []);
  expect(sent.length).toBeGreaterThanOrEqual(3);
  for (const toast of sent) expect(toast).not.toMatch(CALL);
});

test("the error of a form posted without script has a link to call where it says to call", () => {
  const phone = { label: company.phone.display, href: `tel:${company.phone.e164}` };
  for (const text of Object.values(answerMessages())) {
    const html = renderToStaticMarkup(<FormMessage text={text} phone={phone} />);
    expect(html.replace(/<[^>]*>/g, "")).toBe(text);
    expect(callsAreLinks(html), text).toBe(true);
  }
});

const visitorPage: Parameters<typeof VisitorPage>[0] = {
  reference: "K7MPQ2XR",
  progress: { title: "Ontvangen", text: "Uw aanvraag ligt bij ons kantoor." },
  rows: [],
  files: [],
  contactPreference: "phone",
  ways: ["email"],
  canWithdraw: true,
  until: "vrijdag 20 februari 2027",
  done: null,
  refused: false,
  adding: { hint: "Een foto helpt ons.", closed: null, room: null },
  qr: { size: 1, path: "" },
  photoForm: null,
  messages: [],
  messageForm: null,
  visit: null,
  moment: null,
  asMessage: false,
  calendar: "",
  phone: { label: "040 000 00 00", href: "tel:+31400000000" },
};

test("the visitor's page confirms and refuses a change with a link to call", () => {
  for (const done of [null, ...(Object.keys(ofVisitorPage) as (keyof typeof ofVisitorPage)[])]) {
    const html = renderToStaticMarkup(<VisitorPage {...visitorPage} done={done} refused={done === null} />);
    const said = /<p [^>]*role="(?:status|alert)"[\s\S]*?<\/p>/.exec(html)?.[0] ?? "";
    expect(said).not.toBe("");
    expect(callsAreLinks(said)).toBe(true);
  }
});

test("the visitor's page has a link to call where an answer is late, no file can be added, or the lead is closed", () => {
  const received = { receivedAt: 0, answerBy: 1 };
  const pages: Partial<typeof visitorPage>[] = [
    { progress: leadProgress({ status: "new", ...received }, false, new Date()) },
    { adding: { hint: "", closed: null, room: 0 } },
    { adding: { hint: "", closed: closedText("lost", true), room: null } },
  ];
  for (const shown of pages) {
    const html = renderToStaticMarkup(<VisitorPage {...visitorPage} {...shown} />);
    expect(html).toMatch(/\bbel ons\b/);
    expect(callsAreLinks(html)).toBe(true);
  }
});

test("why no other moment was asked for stands open beside its field, and not at the top", () => {
  const visit = { when: "dinsdag", who: "Bas", asked: "Liever donderdag." };
  const moment = { moment: "Schrijf welk moment u wél uitkomt.", wish: { parts: [], text: "" } };
  const html = renderToStaticMarkup(<VisitorPage {...visitorPage} visit={visit} moment={moment} />);
  expect(html).toMatch(
    /<details open=""[^>]*>(?:(?!<\/details>).)*id="wens-error"[^>]*>Schrijf welk moment/s,
  );
  expect(html).toMatch(/<textarea[^>]*aria-describedby="wens-error"[^>]*><\/textarea>/);
  expect(html).not.toContain('role="alert"');
});
