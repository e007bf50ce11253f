import { NoticeBanner, type NoticeBannerProps } from "~/ui/shell/notice-banner";

export type SettingPreviewProps = {
  /** What visitors or colleagues will see, line by line. */
  lines: { label: string; text: string }[];
  notice?: NoticeBannerProps | null;
};

/** How a setting will look, before anybody sees it. */
export function SettingPreview({ lines, notice }: SettingPreviewProps) {
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
    </section>
  );
}
