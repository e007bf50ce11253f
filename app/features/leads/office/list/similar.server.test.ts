import { afterAll, expect, test } from "vitest";
import { leadPost, receive } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { listLeads, listSimilar } from "./inbox.server";
import { everything } from "./inbox-filter";

const { env, dispose } = await localBindings();
afterAll(dispose);

async function store(fields: Record<string, string>): Promise<string> {
  const answer = await receive(env, leadPost({ city: "", ...fields }));
  if (!("lead" in answer)) throw new Error(answer.kind);
  return answer.lead.id;
}

const filterOf = (query: string) => ({ ...everything, query });
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
const exact = async (query: string) =>
  ids((await listLeads(env.DB, { filter: filterOf(query), limit: 9 })).leads);
const similar = async (query: string) =>
  ids(await listSimilar(env.DB, { filter: filterOf(query), limit: 9 }));

test("a name, street or town with a typing error is found, in any part of what was typed", async () => {
  const zoe = await store({
    ...{ firstName: "Zoëtje", lastName: "van IJzeren", email: "a@voorbeeld.example" },
    ...{ phone: "06 11112222", address: "Lindelaan 4, 5503 AA Veldhoven" },
  });
  const janssen = await store({
    ...{ firstName: "Piet", lastName: "Janssen", email: "b@voorbeeld.example" },
    ...{ phone: "06 33334444", address: "Molenstraat 9, 5671 AB Nuenen" },
  });
  for (const query of ["van Yzeren", "zoetje ijzern", "Lindellaan", "linedlaan veldhooven", "Velthoven"]) {
    expect(await exact(query), query).toEqual([]);
    expect(await similar(query), query).toEqual([zoe]);
  }
  for (const query of ["Jansen", "Jannsen", "janssens", "piet jansse molnstraat", "Neunen"])
    expect(await similar(query), query).toEqual([janssen]);
  // Both words have to be like something, and what is found as typed is not found again.
  expect(await similar("piet veldhooven")).toEqual([]);
  expect(await exact("Janssen")).toEqual([janssen]);
  expect(await similar("Janssen")).toEqual([]);
});

test("numbers, references and mail addresses are found as typed, or not", async () => {
  const id = await store({ lastName: "Getal", phone: "06 55556666", email: "getal@voorbeeld.example" });
  expect(await exact("06 55556666")).toEqual([id]);
  for (const query of ["06 55556667", "getal@voorbeld.example", "5611 GK", '"', "NEAR(", "a OR b"])
    expect(await similar(query), query).toEqual([]);
});
