import { Icon } from "~/ui/icons/icon";

export type NoticeBannerProps = {
  tone: "storm" | "info";
  text: string;
  link: { label: string; href: string } | null;
};

/** Message of the office over every page: storm, holiday. */
export function NoticeBanner({ tone, text, link }: NoticeBannerProps) {
  return (
    <aside
      aria-label="Mededeling"
      className={tone === "storm" ? "bg-danger text-white" : "border-b border-ink bg-paper-deep"}
    >
      <div className="page flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2.5">
        <p className="flex min-w-0 items-baseline gap-3 font-semibold">
          <Icon
            name={tone === "storm" ? "warning" : "info"}
            className="shrink-0 self-start translate-y-0.5"
          />
          <span className="min-w-0">{text}</span>
        </p>
        {link && (
          <a href={link.href} className="inline-block py-1 font-semibold underline">
            {link.label}
          </a>
        )}
      </div>
    </aside>
  );
}
