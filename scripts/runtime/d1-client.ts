import type { Miniflare } from "miniflare";

/**
 * D1 of a local runtime from Node. Miniflare's own handle asks the runtime four times per statement, twice while
 * Node stands still; this asks once. What D1 does with a statement, its types, errors and meta, is the runtime's.
 */

/** What the Worker of the runtime answers with: `export default { fetch: ${d1Service} }`. */
export const d1Service = `async (request, env) => {
  const { binding, method, statements, argument } = await request.json();
  const database = env[binding];
  try {
    const prepared = (statements ?? []).map(({ sql, values }) =>
      values.length > 0 ? database.prepare(sql).bind(...values) : database.prepare(sql));
    const result =
      method === "batch" ? await database.batch(prepared)
      : method === "exec" ? await database.exec(argument)
      : await prepared[0][method](...(argument === undefined ? [] : [argument]));
    return Response.json({ result });
  } catch (error) {
    const { name, message, cause } = error;
    return Response.json({ error: { name, message, cause: cause?.message } });
  }
}`;

type Question = {
  binding: string;
  method: string;
  statements?: { sql: string; values: unknown[] }[];
  argument?: unknown;
};
type Answer = { result?: unknown; error?: { name: string; message: string; cause?: string } };

/**
 * The database that the runtime's Worker at `address` has under this name; that is its first Worker when no other has a
 * route there. Sessions and `dump` are not there.
 */
export function d1Client(runtime: Miniflare, binding: string, address = "http://d1/"): D1Database {
  const ask: Ask = async (question) => {
    const body = JSON.stringify({ binding, ...question });
    const post = () => runtime.dispatchFetch(address, { method: "POST", body });
    const answer = await post().catch((error) => {
      if (!wasClosed(error)) throw error;
      return post();
    });
    const { result, error } = (await answer.json()) as Answer;
    if (!error) return result;
    const cause = error.cause === undefined ? undefined : { cause: new Error(error.cause) };
    throw Object.assign(new Error(error.message, cause), { name: error.name });
  };
  return {
    prepare: (sql: string) => statementOf(ask, sql, []),
    batch: (statements: ReturnType<typeof statementOf>[]) =>
      ask({ method: "batch", statements: statements.map(({ sql, values }) => ({ sql, values })) }),
    exec: (sql: string) => ask({ method: "exec", argument: sql }),
  } as unknown as D1Database;
}

/**
 * The runtime closes a connection on which nothing came for five seconds. On a machine that stood still so long the
 * next question may be written to one that is closed already: it was never read, and is asked on another.
 */
const wasClosed = ({ cause }: { cause?: { code?: string } }) =>
  cause?.code === "UND_ERR_SOCKET" || cause?.code === "ECONNRESET";

type Ask = (question: Omit<Question, "binding">) => Promise<unknown>;

function statementOf(ask: Ask, sql: string, values: unknown[]) {
  const by = (method: string) => (argument?: unknown) =>
    ask({ method, statements: [{ sql, values }], argument });
  return {
    sql,
    values,
    bind: (...own: unknown[]) => statementOf(ask, sql, own.map(asValue)),
    all: by("all"),
    run: by("run"),
    first: by("first"),
    raw: by("raw"),
  };
}

/** As D1 takes it; what JSON would silently make something else of is refused, in the words of D1. */
function asValue(value: unknown): unknown {
  if (value === null || ["string", "number", "boolean"].includes(typeof value)) return value;
  if (value instanceof ArrayBuffer) return [...new Uint8Array(value)];
  if (ArrayBuffer.isView(value)) return [...new Uint8Array(value.buffer, value.byteOffset, value.byteLength)];
  if (Array.isArray(value) && value.every((byte) => Number.isInteger(byte) && byte >= 0 && byte < 256))
    return value;
  throw new Error(`D1_TYPE_ERROR: Type '${typeof value}' not supported for value '${value}'`);
}
