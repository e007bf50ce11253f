import { givenName, shortName } from "~/admin/people/short-name";
import { momentText } from "~/lib/text/moment-text";
import { Button } from "~/ui/controls/button";
import { DiffView } from "./diff-view";

type ConflictProps = {
  /** 'dit artikel' */
  what: string;
  /** Both contents, line by line. */
  mine: string[];
  theirs: string[];
  by: string;
  /** Of the other save, in ms. */
  at: number;
  /** E-mail address of the writer here. */
  me: string;
  onMine: () => void;
  onTheirs: () => void;
  /** Where the two can be put together. */
  onMerge?: () => void;
};

/** Two people wrote at once. Whatever is chosen, the other text is kept under 'Eerdere versies'. */
export function ConflictPanel(props: ConflictProps) {
  const { what, mine, theirs, by, at, me, onMine, onTheirs, onMerge } = props;
  const self = by === me;
  const who = self ? "u zelf, in een ander venster," : (givenName(by) ?? by);
  return (
    <section
      aria-labelledby="conflict"
      className="grid grid-cols-1 gap-4 border-l-4 border-danger bg-danger-wash px-4 py-4 md:px-6"
    >
      <div role="alert">
        <h2 id="conflict" tabIndex={-1} className="scroll-mt-28 text-xl">
          Intussen {self ? "hebt" : "heeft"} {who} {what} gewijzigd
        </h2>
        <p className="mt-1 measure">
          Dat was {momentText(at, Date.now())}. Er is niets verloren. Kies welke tekst u wilt houden; de
          andere blijft bewaard bij ‘Eerdere versies’.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {onMerge && <Button onClick={onMerge}>Samenvoegen</Button>}
        <Button variant="outline" onClick={onMine}>
          Mijn tekst houden
        </Button>
        <Button variant="outline" onClick={onTheirs}>
          De {self ? "andere tekst" : `tekst van ${shortName(by)}`} nemen
        </Button>
      </div>
      <details open className="bg-paper p-4">
        <summary className="font-semibold">Verschillen: van de andere tekst naar die van u</summary>
        <div className="mt-3 max-h-96 overflow-y-auto">
          <DiffView before={theirs} after={mine} />
        </div>
      </details>
    </section>
  );
}
