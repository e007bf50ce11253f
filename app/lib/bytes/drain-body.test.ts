import { expect, test } from "vitest";
import { drainBody } from "./drain-body";

/** A stream of chunks of these sizes, and how many of them were asked for. */
function stream(...sizes: number[]) {
  let read = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const size = sizes[read++];
        if (size === undefined) controller.close();
        else controller.enqueue(new Uint8Array(size));
      },
    },
    { highWaterMark: 0 },
  );
  return { reader: body.getReader(), read: () => read };
}

test("everything up to the limit is read", async () => {
  const { reader } = stream(3, 4, 3);
  expect(await drainBody(reader, 10)).toBe(true);
  expect(await drainBody(stream().reader, 0)).toBe(true);
});

test("a longer body is left where it passes the limit", async () => {
  const { reader, read } = stream(6, 6, 6, 6);
  expect(await drainBody(reader, 10)).toBe(false);
  expect(read()).toBe(2);
});
