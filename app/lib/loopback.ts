const names = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether a host name (as `URL.hostname` has it) is this machine itself. */
export const isLoopback = (hostname: string): boolean => names.has(hostname);
