import { diffLines, type LineChange, type Piece } from "~/lib/text/text-diff";

type DiffViewProps = { before: string[]; after: string[] };

/** What changed between two versions: removed is struck through, added is underlined, unchanged lines are left out. */
export function DiffView({ before, after }: DiffViewProps) {
  const changes = diffLines(before, after).filter(({ kind }) => kind !== "same");
  if (changes.length === 0) return <p className="text-ink-soft">Er is geen verschil.</p>;
  return (
    <ul className="grid grid-cols-1 gap-2 text-sm">
      {changes.map((change, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name and never move
        <li key={index} className="border-l-2 border-rule pl-3">
          <span className="sr-only">{names[change.kind]}: </span>
          {change.pieces.map((piece, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <PieceView key={at} piece={piece} />
          ))}
        </li>
      ))}
    </ul>
  );
}

const names: Record<LineChange["kind"], string> = {
  same: "Gelijk",
  removed: "Verwijderd",
  added: "Toegevoegd",
  changed: "Gewijzigd",
};

function PieceView({ piece: { kind, text } }: { piece: Piece }) {
  if (kind === "removed") return <del className="bg-danger-wash text-danger">{text}</del>;
  if (kind === "added") return <ins className="bg-success-wash text-success">{text}</ins>;
  return text;
}
