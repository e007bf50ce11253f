export type Session = {
  version: string;
  /** Handle of the window that commands go to, as far as it was chosen. */
  window?: string;
  /** One command of the WebDriver standard, with the path after the session's own. */
  send<Value = void>(method: "GET" | "POST" | "DELETE", path: string, body?: object): Promise<Value>;
  end(): Promise<void>;
};

/** Opens a browser window through the driver that listens at `address`. */
export async function startSession(address: string, binary: string): Promise<Session> {
  const alwaysMatch = {
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary, args: ["--automation"] },
  };
  const { sessionId, capabilities } = await command<{
    sessionId: string;
    capabilities: { browserVersion: string };
  }>("POST", `${address}/session`, { capabilities: { alwaysMatch } });
  const session = `${address}/session/${sessionId}`;
  return {
    version: capabilities.browserVersion,
    send: (method, path, body) => command(method, session + path, body),
    end: () => command("DELETE", session),
  };
}

async function command<Value>(method: string, address: string, body: object = {}): Promise<Value> {
  const answer = await fetch(address, { method, body: method === "POST" ? JSON.stringify(body) : undefined });
  const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
