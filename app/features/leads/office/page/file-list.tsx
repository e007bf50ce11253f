import type { LeadView } from "~/features/leads/office/lead/lead-view";
import { buttonClass } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";

type LeadFileView = LeadView["files"][number];

/** Files that are not shown as photos: documents, and photos that a browser cannot or should not show. */
export function FileList({ files }: { files: LeadFileView[] }) {
  return (
    <ul className="border-t border-rule">
      {files.map((file) => (
        <li key={file.href} className="border-b border-rule">
          {file.warning ? <WarnedFile {...file} warning={file.warning} /> : <PlainFile {...file} />}
        </li>
      ))}
    </ul>
  );
}

function PlainFile(file: LeadFileView) {
  return (
    <a href={file.href} download={file.name} className="flex items-center gap-3 py-3 hover:bg-paper-deep">
      <Icon name="file" className="text-accent-text" />
      <FileNames {...file} />
      <Icon name="download" />
    </a>
  );
}

/** The button inside the opened part hands the file out; its address alone does not. */
function WarnedFile(file: LeadFileView & { warning: string }) {
  return (
    <details>
      <summary className="flex cursor-pointer items-center gap-3 py-3 hover:bg-paper-deep">
        <Icon name="warning" className="text-danger" />
        <FileNames {...file} />
        <span className="text-sm font-semibold whitespace-nowrap text-danger">Let op</span>
      </summary>
      <form method="post" action={file.href} className="grid gap-3 bg-danger-wash p-4">
        <p>{file.warning}</p>
        <p>Open dit bestand alleen als u het van deze klant verwacht. Bel bij twijfel eerst.</p>
        <button type="submit" className={buttonClass("outline", "default", "justify-self-start")}>
          Toch downloaden
        </button>
      </form>
    </details>
  );
}

function FileNames({ name, visitorName, size, note }: LeadFileView) {
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="block truncate">{name}</span>
        <span className="block truncate text-sm text-ink-soft">
          klant noemde het ‘<bdi>{visitorName}</bdi>’
        </span>
        {note && <span className="block text-sm text-ink-soft">{note}</span>}
      </span>
      <span className="text-sm whitespace-nowrap text-ink-soft">{size}</span>
    </>
  );
}
