import { expect, test } from "vitest";
import { keepHtml, pageSlots } from "./html-slots.server";

const nonce = "AAAABBBBCCCCDDDDEEEEFFFF";
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

test("kept parts stand where their slots were, once or twice, beside other text", () => {
  const { put, fill } = pageSlots(nonce);
  const roof = put(keepHtml("<p>Dak – 100 €</p>"));
  const wall = put(keepHtml("<p>Muur</p>"));
  expect(text(fill(`<main>é${roof}${wall}ü${roof}</main>`))).toBe(
    "<main>é<p>Dak – 100 €</p><p>Muur</p>ü<p>Dak – 100 €</p></main>",
  );
});

test("what a visitor writes is never taken for a slot", () => {
  const { put, fill } = pageSlots(nonce);
  put(keepHtml("<p>Dak</p>"));
  const typed = "\u0001AAAA0\u0002 \u0001";
  expect(text(fill(typed))).toBe(typed);
});

test("a slot that is cut by the stream, anywhere, is found", async () => {
  const { put, fillStream } = pageSlots(nonce);
  const roof = put(keepHtml("<p>Dak €</p>"));
  const bytes = new TextEncoder().encode(`<main>é${roof}\u0001</main>${roof}`);
  for (let cut = 0; cut <= bytes.length; cut++) {
    const parts = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bytes.subarray(0, cut));
        controller.enqueue(bytes.subarray(cut));
        controller.close();
      },
    });
    const page = await new Response(fillStream(parts)).text();
    expect(page).toBe("<main>é<p>Dak €</p>\u0001</main><p>Dak €</p>");
  }
});
