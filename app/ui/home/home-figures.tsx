import type { Claim } from "~/content/types";
import { Figures } from "~/ui/page/figures";

export function HomeFigures({ claims }: { claims: Claim[] }) {
  return (
    <section className="page pt-12" aria-label="In cijfers">
      <Figures claims={claims} />
    </section>
  );
}
