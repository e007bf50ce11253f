import { useState } from "react";
import { askJson, usePoll } from "~/admin/live/use-poll";
import { paths } from "~/paths";
import type { ListStand } from "./presence.server";
import { useQuietRevalidate } from "./use-quiet-revalidate";
import type { Viewers } from "./viewers";

/** While the tab is seen; and while it is not, for the number in its title. */
const pace = { seenMs: 4_000, hiddenMs: 30_000 };

/** Asks for the page again when the list is not what `version` was. Returns who looks at what in it. */
export function useLiveList(version: number): Viewers {
  const revalidate = useQuietRevalidate();
  const [viewers, setViewers] = useState<Viewers>({});
  usePoll(async () => {
    const answer = await askJson<ListStand>(paths.adminListVersion);
    if (answer === null) return;
    setViewers((known) =>
      JSON.stringify(known) === JSON.stringify(answer.viewers) ? known : answer.viewers,
    );
    if (answer.version !== version) await revalidate();
  }, pace);
  return viewers;
}
