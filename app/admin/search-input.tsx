import type { ComponentProps } from "react";
import { Input } from "~/ui/controls/field";
import { useFollowing } from "./use-following";

/** The words that the address asks for. Another address puts others into the same field, which keeps the focus. */
export function SearchInput({ asked, ...rest }: { asked: string } & ComponentProps<"input">) {
  const [typed, setTyped] = useFollowing(asked);
  return <Input {...rest} type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />;
}
