import { expect, test } from "vitest";
import { createSaver, type Flight, type SaveState } from "./saver";

type Answer = { kind: "saved"; version: number } | { kind: "stale"; theirs: { version: number } } | "lost";

function saverWith(answers: Answer[]) {
  const sent: Flight<string>[] = [];
  const states: SaveState[] = [];
  let id = 0;
  const saver = createSaver<string, { version: number }>({
    version: 1,
    newId: () => `id-${++id}`,
    async send(flight) {
      sent.push(flight);
      const answer = answers.shift();
      if (!answer || answer === "lost") throw new Error("no connection");
      return answer;
    },
    onState: (state) => states.push(state),
  });
  return { saver, sent, states };
}

test("what is typed while a save is under way goes out after it, on its version", async () => {
  const { saver, sent } = saverWith([
    { kind: "saved", version: 2 },
    { kind: "saved", version: 3 },
  ]);
  saver.change("een");
  const flushed = saver.flush();
  saver.change("een twee");
  saver.change("een twee drie");
  expect(await flushed).toBe("saved");
  expect(sent.map(({ version, content }) => [version, content])).toEqual([
    [1, "een"],
    [2, "een twee drie"],
  ]);
  expect(saver.version()).toBe(3);
});

test("a save whose answer was lost is sent again unchanged before anything newer", async () => {
  const { saver, sent } = saverWith(["lost", { kind: "saved", version: 2 }, { kind: "saved", version: 3 }]);
  saver.change("een");
  expect(await saver.flush()).toBe("offline");
  expect(saver.unsaved()).toBe("een");
  saver.change("een twee");
  expect(saver.state()).toBe("offline");
  expect(await saver.flush()).toBe("saved");
  expect(sent.map(({ saveId, content }) => [saveId, content])).toEqual([
    ["id-1", "een"],
    ["id-1", "een"],
    ["id-2", "een twee"],
  ]);
  expect(saver.unsaved()).toBeNull();
});

test("after a stale save nothing goes out until the writer has chosen, and his text is still there", async () => {
  const { saver, sent } = saverWith([
    { kind: "stale", theirs: { version: 5 } },
    { kind: "saved", version: 6 },
  ]);
  saver.change("mijn");
  expect(await saver.flush()).toBe("conflict");
  saver.change("mijn tekst");
  expect(await saver.flush()).toBe("conflict");
  expect(sent).toHaveLength(1);
  expect(saver.unsaved()).toBe("mijn tekst");
  expect(await saver.overwrite(5, "mijn tekst")).toBe("saved");
  expect(sent[1]).toMatchObject({ version: 5, content: "mijn tekst", separate: true });
});

test("going on with the other's text sends nothing by itself", async () => {
  const { saver, sent } = saverWith([
    { kind: "stale", theirs: { version: 5 } },
    { kind: "saved", version: 6 },
  ]);
  saver.change("mijn");
  await saver.flush();
  saver.adopt(5);
  expect(await saver.flush()).toBe("saved");
  expect(sent).toHaveLength(1);
  saver.change("verder");
  await saver.flush();
  expect(sent[1]).toMatchObject({ version: 5, content: "verder", separate: false });
});

test("where a newer version is met without a save nothing goes out by itself, and the choice for the own text sends it", async () => {
  const { saver, sent, states } = saverWith([{ kind: "saved", version: 6 }]);
  saver.halt({ version: 5 });
  expect(states).toEqual(["conflict"]);
  expect(await saver.flush()).toBe("conflict");
  saver.change("mijn tekst");
  expect(await saver.flush()).toBe("conflict");
  expect(sent).toEqual([]);
  expect(await saver.overwrite(5, "mijn tekst")).toBe("saved");
  expect(sent).toMatchObject([{ version: 5, content: "mijn tekst", separate: true }]);
});

test("the own text is sent over the other one, also where nothing of it waited", async () => {
  const { saver, sent } = saverWith([{ kind: "saved", version: 6 }]);
  saver.halt({ version: 5 });
  expect(await saver.overwrite(5, "zoals het hier stond")).toBe("saved");
  expect(sent).toMatchObject([{ version: 5, content: "zoals het hier stond", separate: true }]);
  expect(saver.version()).toBe(6);
});
