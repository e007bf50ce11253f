import { expect, test } from "vitest";
import {
  MultipartError,
  type MultipartLimits,
  type MultipartPart,
  multipartBoundary,
  readMultipart,
} from "./multipart";

const generous: MultipartLimits = { total: 1e9, parts: 100, keep: () => 1e9 };
const encode = (text: string) => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** A stream that hands `body` out in chunks that end at `cuts`. */
function cutInto(body: Uint8Array, cuts: number[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      let from = 0;
      for (const cut of [...cuts, body.length]) {
        controller.enqueue(body.slice(from, cut));
        from = cut;
      }
      controller.close();
    },
  });
}

async function partsOf(body: Uint8Array | string, limits = generous, cuts: number[] = []) {
  const bytes = typeof body === "string" ? encode(body) : body;
  const parts: MultipartPart[] = [];
  for await (const part of readMultipart(cutInto(bytes, cuts), "b", limits)) {
    parts.push({ ...part, bytes: part.bytes.slice() });
  }
  return parts;
}

async function reasonOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => "read",
    (error) => (error instanceof MultipartError ? error.reason : `unexpected ${error}`),
  );
}

const two =
  '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\neen\r\n' +
  '--b\r\nContent-Disposition: form-data; name="files"; filename="dak.jpg"\r\nContent-Type: image/jpeg\r\n\r\nJPG\r\n--b--\r\n';

const simple = (parts: MultipartPart[]) =>
  parts.map((part) => [part.name, part.filename, decode(part.bytes), part.size]);

test("fields and files come in order", async () => {
  expect(simple(await partsOf(two))).toEqual([
    ["a", undefined, "een", 3],
    ["files", "dak.jpg", "JPG", 3],
  ]);
});

test("it does not matter where the network cuts the body", async () => {
  const whole = simple(await partsOf(two));
  for (let cut = 1; cut < two.length; cut++) {
    expect(simple(await partsOf(two, generous, [cut])), `cut at ${cut}`).toEqual(whole);
  }
  const single = Array.from({ length: two.length - 1 }, (_, i) => i + 1);
  expect(simple(await partsOf(two, generous, single))).toEqual(whole);
});

test("what the platform writes is read back exactly, whatever the content and the cuts", async () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed % below;
  };
  for (let round = 0; round < 60; round++) {
    const form = new FormData();
    const expected: [string, string | undefined, number[]][] = [];
    for (let i = random(6); i >= 0; i--) {
      // Few different bytes, so that false starts of the delimiter are frequent.
      const content = Uint8Array.from(
        { length: random(400) },
        () => [13, 10, 45, 45, 98, 0, 255][random(7)] as number,
      );
      const name = `veld "${i}" é`;
      const filename = `foto; "${i}" ë.jpg`;
      form.append(name, new Blob([content]), filename);
      expected.push([name, filename, [...content]]);
    }
    const request = new Request("https://x.example", { method: "POST", body: form });
    const boundary = multipartBoundary(request.headers.get("Content-Type")) as string;
    const body = new Uint8Array(await request.arrayBuffer());
    const cuts = Array.from({ length: random(20) }, () => random(body.length)).sort((a, b) => a - b);
    const read: typeof expected = [];
    for await (const part of readMultipart(cutInto(body, cuts), boundary, generous)) {
      read.push([part.name, part.filename, [...part.bytes]]);
    }
    expect(read).toEqual(expected);
  }
});

test("a part over its limit is dropped to the limit, counted in full, and the next one is read", async () => {
  const limits = {
    ...generous,
    keep: ({ filename }: { filename: string | undefined }) => (filename ? 2 : 100),
  };
  const body = two
    .replace("JPG", "J".repeat(5000))
    .replace("--b--", '--b\r\nContent-Disposition: form-data; name="na"\r\n\r\nja\r\n--b--');
  expect(simple(await partsOf(body, limits, [90, 200, 4000]))).toEqual([
    ["a", undefined, "een", 3],
    ["files", "dak.jpg", "JJ", 5000],
    ["na", undefined, "ja", 2],
  ]);
});

test("names come quoted, bare, escaped or in the extended form", async () => {
  const named = async (parameters: string) => {
    const [part] = await partsOf(`--b\r\ncontent-disposition:form-data; ${parameters}\r\n\r\nx\r\n--b--`);
    return [part?.name, part?.filename];
  };
  expect(await named("name=files")).toEqual(["files", undefined]);
  expect(await named('name=files; filename=""')).toEqual(["files", ""]);
  expect(await named('filename="a;b.jpg"; name="files"')).toEqual(["files", "a;b.jpg"]);
  expect(await named('name="files"; filename="a\\"b.jpg"')).toEqual(["files", 'a"b.jpg']);
  expect(await named('name="files"; filename="C:\\dak.jpg"')).toEqual(["files", "C:\\dak.jpg"]);
  expect(await named('name="files"; filename*=UTF-8\'\'d%C3%A0k.jpg; filename="dak.jpg"')).toEqual([
    "files",
    "dàk.jpg",
  ]);
  expect(await named('name="files"; filename*=UTF-8\'\'%FF; filename="dak.jpg"')).toEqual([
    "files",
    "dak.jpg",
  ]);
});

test("a preamble, spaces after a delimiter, an epilogue and a part without a name are no problem", async () => {
  const body = `vooraf\r\n${two.replaceAll("--b\r\n", "--b \t\r\n")}naschrift`.replace('; name="a"', "");
  expect(simple(await partsOf(body))).toEqual([["files", "dak.jpg", "JPG", 3]]);
  expect(await partsOf("--b--")).toEqual([]);
});

test("a body that is no multipart, ends early or has an endless header is broken", async () => {
  const broken = [
    "",
    "geen multipart",
    two.slice(0, 60),
    two.slice(0, -6),
    two.replace("--b\r\n", "--bx\r\n"),
    `--b\r\nX: ${"x".repeat(20_000)}`,
    `--b\r\nX: ${"x".repeat(20_000)}\r\n\r\nx\r\n--b--`,
  ];
  for (const body of broken) expect(await reasonOf(partsOf(body)), body.slice(0, 70)).toBe("broken");
});

test("too many parts are too many, too many bytes too large, also after the last delimiter", async () => {
  expect(await reasonOf(partsOf(two, { ...generous, parts: 1 }))).toBe("too-many");
  expect(await reasonOf(partsOf(two, { ...generous, parts: 2 }))).toBe("read");
  expect(await reasonOf(partsOf(two, { ...generous, total: two.length - 1 }, [50, 100]))).toBe("too-large");
  expect(await reasonOf(partsOf(two, { ...generous, total: two.length }))).toBe("read");
  expect(
    await reasonOf(partsOf(`${two}${"x".repeat(500)}`, { ...generous, total: two.length }, [two.length])),
  ).toBe("too-large");
});

test("mutated bodies end with an answer, never with another error or a hang", async () => {
  let seed = 3;
  const random = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed % below;
  };
  const outcomes = new Set<string>();
  for (let round = 0; round < 3000; round++) {
    const body = encode(two);
    for (let i = random(4); i >= 0; i--) body[random(body.length)] = random(256);
    outcomes.add(
      await reasonOf(partsOf(body.slice(0, body.length - random(3)), generous, [random(body.length - 4)])),
    );
  }
  expect([...outcomes].sort()).toEqual(["broken", "read"]);
});

test("the boundary comes from a multipart/form-data header only", () => {
  expect(multipartBoundary("multipart/form-data; boundary=abc")).toBe("abc");
  expect(multipartBoundary('Multipart/Form-Data; charset=utf-8; boundary="a b;c"')).toBe("a b;c");
  for (const type of [
    null,
    "",
    "multipart/mixed; boundary=x",
    "application/json",
    "multipart/form-data",
    "multipart/form-data; boundary=",
  ]) {
    expect(multipartBoundary(type), String(type)).toBeNull();
  }
});

test("50 MB are searched in well under a second", async () => {
  const chunk = new Uint8Array(64 * 1024).map((_, i) => (i * 31) & 255);
  const head = encode('--b\r\nContent-Disposition: form-data; name="files"; filename="x"\r\n\r\n');
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(head);
      for (let i = 0; i < 800; i++) controller.enqueue(chunk);
      controller.enqueue(encode("\r\n--b--"));
      controller.close();
    },
  });
  const start = performance.now();
  for await (const part of readMultipart(stream, "b", { ...generous, keep: () => 1000 })) {
    expect(part.size).toBe(800 * chunk.length);
  }
  expect(performance.now() - start).toBeLessThan(1500);
});
