import { expect, test } from "vitest";
import { OTHER_PERSON } from "~/platform/access/made-as";
import { retryingFetch, type WaitReason } from "./retrying-fetch";

const fine = () => new Response("done", { headers: { "X-Remix-Response": "yes" } });
const refused = () => Response.json({ success: false }, { status: 403 });

/** Answers one after the other; `waits` keeps for what it waited. */
function answering(...answers: (() => Response)[]) {
  const waits: WaitReason[] = [];
  const seen: (WaitReason | null)[] = [];
  const patient = retryingFetch({
    send: async () => {
      const next = answers.shift();
      if (!next) throw new TypeError("Failed to fetch");
      return next();
    },
    pause: async (reason) => void waits.push(reason),
  });
  patient.subscribe(() => seen.push(patient.reason()));
  return { ...patient, waits, seen };
}

const noConnection = () => {
  throw new TypeError("Failed to fetch");
};

test("what cannot leave is asked again until it has an answer, and meanwhile it is known why", async () => {
  const patient = answering(noConnection, noConnection, refused, fine);
  expect(await (await patient.fetch("/x.data")).text()).toBe("done");
  expect(patient.waits).toEqual(["offline", "offline", "signed-out"]);
  expect(patient.seen).toEqual(["offline", "signed-out", null]);
});

test("what somebody else's session refuses waits for its own person", async () => {
  const other = () => Response.json({}, { status: 403, headers: { [OTHER_PERSON]: "1" } });
  const patient = answering(refused, other, fine);
  expect(await (await patient.fetch("/x.data")).text()).toBe("done");
  expect(patient.waits).toEqual(["signed-out", "other-person"]);
});

test("what the application itself refuses is an answer", async () => {
  const own = () => new Response("x", { status: 403, headers: { "X-Remix-Response": "yes" } });
  const patient = answering(own);
  expect((await patient.fetch("/x.data")).status).toBe(403);
  expect(patient.waits).toEqual([]);
});

test("a door that is closed for a moment is no answer, and no missing connection either", async () => {
  const closed = () => Response.json({ success: false }, { status: 503 });
  const patient = answering(closed, noConnection, fine);
  expect((await patient.fetch("/x.data")).status).toBe(200);
  expect(patient.seen).toEqual(["failing", "offline", null]);
});

test("nobody waits any more for what was given up", async () => {
  const gone = new AbortController();
  const patient = retryingFetch({
    send: () => Promise.reject(new TypeError("Failed to fetch")),
    pause: () => {
      gone.abort(new Error("given up"));
      return new Promise(() => {});
    },
  });
  await expect(patient.fetch("/x.data", { signal: gone.signal })).rejects.toThrow("given up");
  expect(patient.reason()).toBeNull();
});
