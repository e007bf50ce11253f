import { expect, test } from "vitest";
import { formDataOf, PUBLIC_FORM } from "./form-data.server";

const address = "https://site.example/aanvraag/nieuwe-link";

function post(body: BodyInit, contentType?: string) {
  const headers: HeadersInit = contentType ? { "Content-Type": contentType } : {};
  return new Request(address, { method: "POST", body, headers, duplex: "half" } as RequestInit);
}

/** A body without end or announced length, and how much of it was read. */
function endless() {
  const read = { bytes: 0 };
  const chunk = new TextEncoder().encode("a=&".repeat(1000));
  const pull = (controller: ReadableStreamDefaultController) => {
    read.bytes += chunk.length;
    controller.enqueue(chunk);
  };
  return { read, body: new ReadableStream({ pull }) };
}

const urlencoded = "application/x-www-form-urlencoded";

test("fields are read as they were typed, in either form of posting", async () => {
  const fields = { reference: "TS-ABCD1234", email: "jan+één@example.nl" };
  const typed = await formDataOf(post(new URLSearchParams(fields)), PUBLIC_FORM);
  expect(Object.fromEntries(typed)).toEqual(fields);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  expect(Object.fromEntries(await formDataOf(post(form), PUBLIC_FORM))).toEqual(fields);
});

test("of a body that is too long little more than the limit is read", async () => {
  const { read, body } = endless();
  const refusal = formDataOf(post(body, urlencoded), PUBLIC_FORM);
  await expect(refusal).rejects.toMatchObject({ init: { status: 413 } });
  expect(read.bytes).toBeLessThan(2 * PUBLIC_FORM);
  const whole = "a".repeat(PUBLIC_FORM - 2);
  expect((await formDataOf(post(`b=${whole}`, urlencoded), PUBLIC_FORM)).get("b")).toBe(whole);
  const over = formDataOf(post(`b=${whole}a`, urlencoded), PUBLIC_FORM);
  await expect(over).rejects.toMatchObject({ init: { status: 413 } });
});

test("a body that is no form, or that breaks off, is refused", async () => {
  const broken = new ReadableStream({ pull: (controller) => controller.error(new Error("weg")) });
  for (const request of [post("{}", "application/json"), post("--x", "multipart/form-data; boundary=x")])
    await expect(formDataOf(request)).rejects.toMatchObject({ init: { status: 400 } });
  await expect(formDataOf(post(broken, urlencoded))).rejects.toMatchObject({ init: { status: 400 } });
});
