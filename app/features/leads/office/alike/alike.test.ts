import { expect, test } from "vitest";
import { groupAlike, type Suspect } from "./alike";

let made = 0;
function suspect(more: Partial<Suspect>): Suspect {
  const n = made++;
  return {
    ...{ id: `id-${n}`, reference: `R${n}`, name: "Jan de Vries", receivedAt: 1000 - n, held: 1, suspect: 1 },
    ...{ textKey: null, clientHash: null, text: "", abuseSigns: "{}", ...more },
  };
}
const many = (count: number, more: Partial<Suspect>) => Array.from({ length: count }, () => suspect(more));

test("three with one text are a group, two are not", () => {
  const three = many(3, { textKey: "a" });
  expect(groupAlike([...three, ...many(2, { textKey: "b" })])).toEqual([
    { kind: "text", key: "a", members: three },
  ]);
});

test("what is left is grouped by network, and nothing is in two groups", () => {
  const text = many(3, { textKey: "a", clientHash: "x" });
  const client = many(2, { textKey: "b", clientHash: "x" });
  const alone = suspect({ textKey: "c", clientHash: "x" });
  expect(groupAlike([...text, ...client])).toEqual([{ kind: "text", key: "a", members: text }]);
  expect(groupAlike([...text, ...client, alone])).toEqual([
    { kind: "text", key: "a", members: text },
    { kind: "client", key: "x", members: [...client, alone] },
  ]);
});

test("what is no suspect itself comes in by its text only", () => {
  const honest = { suspect: 0, held: 0 } as const;
  const [first] = many(1, { ...honest, textKey: "a", clientHash: "x" });
  const rest = many(2, { textKey: "a", clientHash: "y" });
  expect(groupAlike([...(first ? [first] : []), ...rest])[0]?.members).toHaveLength(3);
  expect(groupAlike([...many(2, { clientHash: "x" }), ...(first ? [first] : [])])).toEqual([]);
});

test("without text and network nothing is alike; the group with the newest comes first", () => {
  expect(groupAlike(many(5, {}))).toEqual([]);
  const client = many(3, { clientHash: "x" });
  const text = many(3, { textKey: "a" });
  expect(groupAlike([...client, ...text]).map(({ kind }) => kind)).toEqual(["client", "text"]);
});
