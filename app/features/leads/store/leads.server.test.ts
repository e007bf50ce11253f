import { afterAll, beforeEach, expect, test } from "vitest";
import { addNote } from "~/features/leads/office/lead/lead-changes.server";
import { clearLeads, leadPost, receive, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { jpegOf } from "~tests/support/sample-files";
import { getLead } from "./leads.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
beforeEach(() => clearLeads(env));

async function store(second: number, fields: Record<string, string> = {}, files = 0): Promise<string> {
  const photos = Array.from({ length: files }, (_, i) => ({ name: `${i}.jpg`, content: jpegOf(i) }));
  const now = new Date(receivedAt.getTime() + second * 1000);
  const answer = await receive(env, leadPost(fields, photos), { now });
  if (!("lead" in answer)) throw new Error(answer.kind);
  return answer.lead.id;
}

test("one request comes with its files, timeline and deliveries", async () => {
  const id = await store(0, { projectDescription: "Regel een\nRegel twee" }, 2);
  await addNote(env.DB, id, "Teruggebeld", { email: "bas@bedrijf.example", now: receivedAt });
  const detail = await getLead(env.DB, id);
  expect(detail).toMatchObject({
    lead: {
      id,
      firstName: "Jan",
      projectDescription: "Regel een\nRegel twee",
      houseNumber: "",
      leadScore: 3,
    },
    files: [
      { n: 1, name: "0.jpg", kind: "jpeg" },
      { n: 2, name: "1.jpg" },
    ],
    events: [
      { kind: "received", actor: "visitor" },
      { kind: "note", actor: "bas@bedrijf.example", data: { text: "Teruggebeld" } },
    ],
    deliveries: [
      { kind: "office-mail", state: "due", attempts: 0 },
      { kind: "visitor-mail", state: "due" },
    ],
  });
  expect(await getLead(env.DB, "geen")).toBeNull();
});
