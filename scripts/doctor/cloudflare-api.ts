/** An answer of Cloudflare's API that is not a success. */
export class ApiError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export type Api = <Result>(
  path: string,
  init?: { body?: unknown; headers?: Record<string, string> },
) => Promise<Result>;

const timeLimitMs = 15_000;

/** Cloudflare's API at `base`, with what it answers unwrapped. */
export function cloudflareApi(token: string, base: string): Api {
  return async (path, { body, headers } = {}) => {
    const answer = await fetch(base + path, {
      method: body === undefined ? "GET" : "POST",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json", ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(timeLimitMs),
    });
    const { success, result, errors } = (await answer.json()) as {
      success: boolean;
      result: never;
      errors?: { code: number; message: string }[];
    };
    if (success) return result;
    throw new ApiError(
      answer.status,
      errors?.map(({ code, message }) => `${message} (${code})`).join("; ") ?? "",
    );
  };
}
