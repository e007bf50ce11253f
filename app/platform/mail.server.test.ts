import { expect, test, vi } from "vitest";
import { mailAddress, mailAddresses, sendMail } from "./mail.server";

const mail = {
  from: { email: "site@bedrijf.example", name: "Totaal Specialisten" },
  to: ["kantoor@bedrijf.example"],
  subject: "Aanvraag",
  text: "Hallo",
  html: "<p>Hallo</p>",
};

/** By which our own mail is known when it comes back. */
const marked = { "X-Site-Mail": "1" };

/** Keeps what it is given. */
function service() {
  const sent: Record<string, unknown>[] = [];
  const send = async (message: unknown) => {
    sent.push(message as Record<string, unknown>);
    return { messageId: "1" };
  };
  return { sent, service: { send } as SendEmail };
}

test("no field can add a header", async () => {
  const { sent, service: mailer } = service();
  await sendMail(mailer, {
    ...mail,
    from: { ...mail.from, name: "Totaal\r\nBcc: x@y.nl" },
    subject: `Aanvraag\r\nBcc: x@y.nl\u2028X: y\u0000${"x".repeat(2000)}`,
    replyTo: "jan@voorbeeld.nl\r\nBcc: x@y.nl",
  });
  const [message] = sent;
  expect(message).not.toHaveProperty("replyTo");
  expect(message?.headers).toEqual(marked);
  expect(String(message?.subject)).toHaveLength(200);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they must not be there
  expect(`${message?.subject}${JSON.stringify(message?.from)}`).not.toMatch(/[\u0000-\u001f\u2028\u2029]/);
});

test("a reply address that mail can be sent to is passed on", async () => {
  const { sent, service: mailer } = service();
  await sendMail(mailer, { ...mail, replyTo: "jan@voorbeeld.nl" });
  expect(sent).toEqual([{ ...mail, headers: marked, replyTo: "jan@voorbeeld.nl" }]);
});

test("files and the headers of a thread go along, in one line each", async () => {
  const { sent, service: mailer } = service();
  await sendMail(mailer, {
    ...mail,
    headers: { References: "<a@bedrijf.example>\r\nBcc: x@y.nl" },
    attachments: [{ name: "afspraak\n.ics", type: "text/calendar; method=REQUEST", content: "BEGIN" }],
  });
  expect(sent[0]).toEqual({
    ...mail,
    headers: { References: "<a@bedrijf.example> Bcc: x@y.nl", ...marked },
    attachments: [
      {
        filename: "afspraak .ics",
        type: "text/calendar; method=REQUEST",
        content: "BEGIN",
        disposition: "attachment",
      },
    ],
  });
});

test("a service that does not answer is given up after ten seconds", async () => {
  vi.useFakeTimers();
  try {
    const sending = sendMail({ send: () => new Promise(() => {}) } as SendEmail, mail);
    const outcome = sending.catch((error) => error.code);
    await vi.advanceTimersByTimeAsync(10_001);
    expect(await outcome).toBe("E_TIMEOUT");
  } finally {
    vi.useRealTimers();
  }
});

test("addresses are read from settings with and without a name", () => {
  expect(mailAddress("Totaal Specialisten <site@bedrijf.example>")).toEqual({
    name: "Totaal Specialisten",
    email: "site@bedrijf.example",
  });
  expect(mailAddress(' "Totaal, Specialisten" <site@bedrijf.example> ')?.name).toBe("Totaal, Specialisten");
  expect(mailAddress("site@bedrijf.example")).toEqual({ name: "", email: "site@bedrijf.example" });
  for (const none of [undefined, "", "bedrijf", "<bedrijf>", "a@b.nl <c>"])
    expect(mailAddress(none)).toBeNull();
  expect(mailAddresses("a@bedrijf.example, B <b@bedrijf.example>,, onzin")).toEqual([
    "a@bedrijf.example",
    "b@bedrijf.example",
  ]);
});
