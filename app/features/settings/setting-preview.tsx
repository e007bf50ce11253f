import { dutchNumber } from "~/lib/text/dutch-number";
import { NoticeBanner, type NoticeBannerProps } from "~/ui/shell/notice-banner";

export type SettingPreviewProps = {
  /** What visitors or colleagues will see, line by line. */
  lines: { label: string; text: string }[];
  notice?: NoticeBannerProps | null;
  /** Leads that go for good when this is kept, and what the yes is about. */
  agree?: { number: number; to: string } | null;
};

/** How a setting will look, before anybody sees it. */
export function SettingPreview({ lines, notice, agree }: SettingPreviewProps) {
  return (
    <section aria-labelledby="voorbeeld" className="border border-ink/40 p-4 md:p-6">
      <h2 id="voorbeeld" className="label-caps mb-4 font-text">
        Voorbeeld, nog niet bewaard
      </h2>
      {notice && (
        <div className="mb-4">
          <NoticeBanner {...notice} />
        </div>
      )}
      <dl className="grid gap-x-8 sm:grid-cols-[minmax(8rem,auto)_1fr]">
        {lines.map(({ label, text }) => (
          <div key={label} className="border-t border-rule py-2 sm:col-span-2 sm:grid sm:grid-cols-subgrid">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="whitespace-pre-line">{text}</dd>
          </div>
        ))}
      </dl>
      {agree && (
        <div role="alert" className="mt-4 border-l-4 border-danger bg-danger-wash px-4 py-3">
          <p className="font-semibold">
            {agree.number === 1 ? "Eén aanvraag wordt" : `${dutchNumber(agree.number)} aanvragen worden`} dan
            gewist, met foto’s en berichten. Dat kan niet ongedaan worden gemaakt.
          </p>
          <p className="mt-1 text-sm">
            Elke nacht gaan de oudste weg. Haal op wat u wilt houden voordat u dit bewaart.
          </p>
          <input type="hidden" name="agreed" value={agree.to} />
        </div>
      )}
    </section>
  );
}
