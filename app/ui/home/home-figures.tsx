import { Figures, type ShownFigure } from "~/ui/page/figures";

export function HomeFigures({ claims }: { claims: ShownFigure[] }) {
  if (claims.length === 0) return null;
  return (
    <section className="page pb-10 @half:pb-16 @sheet:pb-24" aria-label="In cijfers">
      <Figures claims={claims} />
    </section>
  );
}
