import type { LeadView } from "~/features/leads/office/lead/lead-view";
import { Icon } from "~/ui/icons/icon";

/** Files that are not shown as photos: documents, and photos that browsers cannot show or should not open. */
export function FileList({ files }: { files: LeadView["files"] }) {
  return (
    <ul className="border-t border-rule">
      {files.map(({ href, name, size, note }) => (
        <li key={href} className="border-b border-rule">
          <a href={href} download={name} className="flex items-center gap-3 py-3 hover:bg-paper-deep">
            <Icon name="file" className="shrink-0 text-accent-text" />
            <span className="min-w-0 flex-1">
              <span className="block truncate">{name}</span>
              {note && <span className="block text-sm text-ink-soft">{note}</span>}
            </span>
            <span className="text-sm whitespace-nowrap text-ink-soft">{size}</span>
            <Icon name="download" className="shrink-0" />
          </a>
        </li>
      ))}
    </ul>
  );
}
