const names = new Set(["localhost", "127.0.0.1", "[::1]"]);

export const isLoopback = (hostname: string): boolean => names.has(hostname);
