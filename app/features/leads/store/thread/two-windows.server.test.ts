import { afterAll, beforeEach, expect, test } from "vitest";
import { changeThread } from "~/features/leads/office/thread/thread-actions.server";
import { getLead } from "~/features/leads/store/leads.server";
import { clearLeads, leadPost, receive, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";

const { env, dispose } = await localBindings();
afterAll(dispose);
let id: string;
beforeEach(async () => {
  await clearLeads(env);
  const answer = await receive(env, leadPost());
  if (!("lead" in answer)) throw new Error(answer.kind);
  id = answer.lead.id;
});

function press(message: string, used: number, seconds: number, body = "Dinsdag om 9 uur.") {
  const form = new FormData();
  const fields = { action: "send", message, subject: "S", body, photos: "", used: String(used) };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const now = new Date(receivedAt.getTime() + seconds * 1000);
  return changeThread({ db: env.DB, bucket: env.UPLOADS }, id, form, { email: "bas@bedrijf.example", now });
}
const sent = async () => (await getLead(env.DB, id))?.messages.map(({ body }) => body);

test("of two windows with one draft the second is told that it was sent, and sends on only knowingly", async () => {
  expect(await press("window-one", 0, 1)).toMatchObject({ text: /gaat over 10 seconden weg/ });
  expect(await press("window-two", 0, 2)).toMatchObject({ error: /al verstuurd/, stale: true });
  // Its answer was lost.
  expect(await press("window-one", 0, 3)).toMatchObject({ text: /gaat over 10 seconden weg/ });
  expect(await sent()).toEqual(["Dinsdag om 9 uur."]);
  expect(await press("window-two-anew", 1, 4, "Toch woensdag.")).toMatchObject({ text: /gaat over/ });
  expect(await sent()).toEqual(["Dinsdag om 9 uur.", "Toch woensdag."]);
});

test("pressed in both at once it is one mail", async () => {
  await Promise.all([press("window-one", 0, 1), press("window-two", 0, 1)]);
  expect(await sent()).toHaveLength(1);
});
