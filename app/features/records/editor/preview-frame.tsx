import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { focusIfLost } from "~/admin/use-focus-kept";
import type { RecordStatus } from "~/features/records/model/editor-types";
import { paths } from "~/paths";
import { Button } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";
import type { RecordDraft, RecordEditorProps } from "./record-editor";
import { usePageTexts } from "./use-page-texts";

/** CSS pixels of the page in the frame. */
const widths = { phone: 390, desktop: 1280 } as const;

type PreviewProps = { draft: RecordDraft } & Pick<
  RecordEditorProps,
  "fields" | "words" | "seenAt" | "builtIn"
>;

/** Why there is no page to show, of a record that the site never had; null where there is one. */
function noPage({ state, live, problems }: RecordStatus): string | null {
  if (state === "binned") return "Dit ligt in de prullenbak en heeft geen pagina.";
  if (live || problems.length === 0) return null;
  const things = problems.length === 1 ? "1 ding" : `${problems.length} dingen`;
  return `Vul eerst in wat nog ontbreekt (${things}). Dan ziet u hier de pagina.`;
}

/** The real page with the draft in it, shown again with every save; a tap on a text leads to its field. */
export function PreviewFrame({ draft, fields, words, seenAt, builtIn }: PreviewProps) {
  const { status, saving } = draft;
  const [address, setAddress] = useState<string | null>(null);
  const [width, setWidth] = useState<keyof typeof widths>("phone");
  const [room, setRoom] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const { command } = draft;
  const { elsewhere, onLoad } = usePageTexts(frame, fields, draft.content, words);
  const missing = builtIn ? null : noPage(status);

  async function open() {
    const answer = await command(() => ({ do: "preview" }));
    if (answer?.kind === "done" && answer.link) setAddress(paths.sitePreview(answer.link) + seenAt);
  }
  const tools = useRef<HTMLDivElement>(null);
  // The button that was pressed has made room for the page.
  useEffect(() => {
    if (address) focusIfLost(tools.current?.querySelector<HTMLElement>("[aria-pressed=true]"));
  }, [address]);
  // The scroll position is kept by the browser.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each save.
  useEffect(() => frame.current?.contentWindow?.location.reload(), [status.version]);
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, room / widths[width]) || 1;
  return (
    <section aria-labelledby="voorbeeld" className="min-w-0 xl:sticky xl:top-20">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="voorbeeld" className="mr-auto text-lg">
          Zo komt het op de site
        </h2>
        {address && !missing && (
          <div ref={tools} className="flex gap-3">
            {(["phone", "desktop"] as const).map((one) => (
              <Button
                key={one}
                size="sm"
                variant={one === width ? "default" : "outline"}
                aria-pressed={one === width}
                className="min-h-11"
                onClick={() => setWidth(one)}
              >
                {one === "phone" ? "Telefoon" : "Computer"}
              </Button>
            ))}
          </div>
        )}
      </div>
      <div ref={box} className="mt-3 overflow-hidden border border-rule bg-white" style={{ height: "70dvh" }}>
        {missing ? (
          <p className="grid h-full content-center p-6 text-center text-ink-soft">{missing}</p>
        ) : address ? (
          <iframe
            ref={frame}
            src={address}
            onLoad={onLoad}
            title="De pagina met uw wijzigingen"
            className="mx-auto block origin-top-left border-0"
            style={{
              width: widths[width],
              height: `${70 / scale}dvh`,
              transform: scale < 1 ? `scale(${scale})` : undefined,
            }}
          />
        ) : (
          <div className="grid h-full content-center justify-items-center gap-3 p-6 text-center">
            <p className="measure text-ink-soft">
              Bekijk de pagina met uw wijzigingen erin. Bezoekers zien er nog niets van.
            </p>
            <Button variant="outline" busy={saving === "saving"} onClick={() => void open()}>
              <Icon name="eye" /> Voorbeeld tonen
            </Button>
          </div>
        )}
      </div>
      {address && !missing && (
        <div className="mt-2 grid grid-cols-1 justify-items-start text-sm">
          <p role="status" className="measure text-ink-soft">
            {elsewhere === null ? (
              "Tik in de pagina op een tekst om hem te wijzigen."
            ) : (
              <>
                Deze tekst hoort bij iets anders.{" "}
                <Link to={paths.adminContentWith(elsewhere)} className="text-link">
                  Zoek hem in alle inhoud
                </Link>
              </>
            )}
          </p>
          <a
            href={address}
            target="_blank"
            rel="noreferrer"
            className="text-link inline-flex min-h-11 items-center gap-1.5"
          >
            In een eigen venster <Icon name="external" size={4} />
          </a>
        </div>
      )}
    </section>
  );
}
