import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { contactDetails } from "~/content/site/shell";
import { widget } from "~/features/leads/form/floating/quote-widget";
import { menu } from "~/features/leads/form/floating/service-menu";
import { membership } from "~/features/leads/form/membership/membership-description";
import { serviceRequest } from "~/features/leads/form/quote/service-request";
import type { FailureTexts, SendState } from "~/features/leads/form/send/send-result";
import { UNSENT } from "~/features/leads/form/send/waiting/resume-waiting";
import { answerMessages } from "~/features/leads/model/answers/lead-answer";
import { sayNumbers } from "~/lib/office-numbers";
import { obstacleText, refusalText } from "./failure-text";
import { StatusCard } from "./page-status.client";
import { SendStatus } from "./send-status";

const CALL = /\bbel\b|telefonisch contact/i;
const LINK = `<a[^>]* href="${contactDetails().phone.href.replace("+", "\\+")}"[^>]*>[^<]*(?:${CALL.source})`;

sayNumbers(contactDetails);

const forms: Record<string, FailureTexts> = {
  "quote and contact": serviceRequest.failed,
  membership: membership.failed,
  widget: widget.failed,
  menu: menu.failed,
};

/** All that a form may say of why it is not in. */
const saidOf = (texts: FailureTexts) => [
  ...Object.values(answerMessages()).map((message) =>
    refusalText(texts, { kind: "refused", status: 400, message, errors: {} }),
  ),
  refusalText(texts, { kind: "refused", status: 500, message: "", errors: {} }),
  refusalText(texts, { kind: "broken", status: 502 }),
  ...(["offline", "portal", "unreachable"] as const).map((why) => obstacleText(texts, why)),
];
const nothing = () => {};
const received = { reference: "K7MPQ2XR" };
const statesOf = (text: string): SendState[] => [
  { at: "failed", text },
  { at: "waiting", text, kept: true },
  { at: "waiting", text, kept: false, again: true },
];
const plain = (html: string) => html.replace(/<[^>]*>/g, "");

test.each([...Object.entries(forms), ["what waited", { description: UNSENT }] as const])(
  "where a form of %s or the page tells to call there is a link that does, in the same words",
  (_, texts) => {
    let calls = 0;
    for (const text of saidOf(texts)) {
      const shown = statesOf(text).flatMap((state) => [
        renderToStaticMarkup(<SendStatus state={state} onCancel={nothing} />),
        renderToStaticMarkup(
          <StatusCard status={{ state, onSend: nothing, onCancel: nothing }} onHide={nothing} />,
        ),
        // One of several that waited.
        renderToStaticMarkup(
          <StatusCard status={{ received, before: [{ text, link: null }] }} onHide={nothing} />,
        ),
      ]);
      for (const html of shown) {
        expect(plain(html)).toContain(text.replaceAll("'", "&#x27;"));
        if (!CALL.test(text)) continue;
        calls++;
        expect(html).toMatch(new RegExp(LINK, "i"));
      }
    }
    expect(calls).toBeGreaterThan(0);
  },
);

test("what waits is an alert when it is first said, and not each time that it was tried again by itself", () => {
  const alerts = ([first, again]: SendState[]) =>
    [first, again].map((state) => {
      if (!state) throw new Error("There are two states.");
      const panel = renderToStaticMarkup(<SendStatus state={state} onCancel={nothing} />);
      const page = renderToStaticMarkup(
        <StatusCard status={{ state, onSend: nothing, onCancel: nothing }} onHide={nothing} />,
      );
      return [panel, page].map((html) => html.includes('role="alert"'));
    });
  const waiting = { at: "waiting", text: "Geen verbinding.", kept: true } as const;
  expect(alerts([waiting, { ...waiting, again: true }])).toEqual([
    [true, true],
    [false, false],
  ]);
});
