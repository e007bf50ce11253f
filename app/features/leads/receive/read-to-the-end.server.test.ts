import { afterAll, beforeEach, expect, test } from "vitest";
import { clearLeads, countRows, leadPost, receive, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { inspectFile } from "./inspect-file.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
beforeEach(() => clearLeads(env));

/** A post whose body comes in pieces, and how many of them were fetched. */
function post(pieces: string[], contentType: string) {
  const fetched = { count: 0 };
  const pull = (controller: ReadableStreamDefaultController) => {
    const piece = pieces[fetched.count];
    if (piece === undefined) return controller.close();
    fetched.count++;
    controller.enqueue(new TextEncoder().encode(piece));
  };
  const init = { method: "POST", headers: { "Content-Type": contentType }, duplex: "half" };
  const body = new ReadableStream({ pull }, { highWaterMark: 0 });
  const request = new Request("https://site.example/api/service-request", { ...init, body } as RequestInit);
  return { request, fetched };
}

// Closing early would show the visitor a network error in place of the answer.
test.each([
  ["broken", "unreadable", "multipart/form-data; boundary=b", [`--b\r\nX: ${"h".repeat(20_000)}`]],
  ["without a boundary", "unreadable", "multipart/form-data", []],
  ["of another type", "unsupported", "text/plain", []],
] as const)("a body that is %s is read to its end before it is refused", async (_, kind, type, first) => {
  const { request, fetched } = post([...first, ...Array<string>(20).fill("x".repeat(1000))], type);
  expect((await receive(env, request)).kind).toBe(kind);
  expect(fetched.count).toBe(first.length + 20);
});

test("the same content from the same page within half an hour is the same lead", async () => {
  const send = (minutes: number, seconds = 0) =>
    receive(env, leadPost({ privacy: "true" }), {
      form: "page",
      now: new Date(receivedAt.getTime() + (minutes * 60 + seconds) * 1000),
    });
  expect((await send(0)).kind).toBe("stored");
  expect((await send(29, 59)).kind).toBe("replayed");
  expect((await send(30, 1)).kind).toBe("stored");
  expect(await countRows(env.DB, "leads")).toBe(2);
});

test("a file of no kind that we know is refused by its kind", async () => {
  expect(await inspectFile(new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8]))).toEqual({ problem: "wrongKind" });
});
