import { Figures, type ShownFigure } from "~/ui/page/figures";

export function HomeFigures({ claims }: { claims: ShownFigure[] }) {
  if (claims.length === 0) return null;
  return (
    <section className="page pt-12" aria-label="In cijfers">
      <Figures claims={claims} />
    </section>
  );
}
