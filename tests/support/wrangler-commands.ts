import { experimental_getWranglerCommands } from "wrangler";

type Argument = { alias?: string | string[] };
type Node = {
  definition?: { type: string; args?: Record<string, Argument> };
  subtree: Map<string, Node>;
};

const { registry, globalFlags } = experimental_getWranglerCommands() as unknown as {
  registry: Node;
  globalFlags: Record<string, Argument>;
};

/** What the pinned wrangler does not know of a call such as `['d1', 'info', 'DB', '--json']`; null when it knows all. */
export function unknownToWrangler(words: string[]): string | null {
  let node = registry;
  let depth = 0;
  for (let next = node.subtree.get(words[0] ?? ""); next; next = node.subtree.get(words[depth] ?? "")) {
    node = next;
    depth += 1;
  }
  const { definition } = node;
  if (definition?.type !== "command") return words.slice(0, depth + 1).join(" ");
  const names = Object.entries({ ...globalFlags, ...definition.args }).flatMap(([name, { alias = [] }]) => [
    name,
    ...[alias].flat(),
  ]);
  const flag = words
    .slice(depth)
    .filter((word) => /^--?[a-zA-Z]/.test(word))
    .map((word) => word.replace(/=.*$/, ""))
    .find((word) => !names.some((name) => word === (name.length === 1 ? `-${name}` : `--${name}`)));
  return flag === undefined ? null : `${words.slice(0, depth).join(" ")} ${flag}`;
}
