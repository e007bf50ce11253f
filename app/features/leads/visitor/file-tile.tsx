import type { ReactNode } from "react";
import { Button } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";

/** `shown`: the browser can display it as a picture; `note` says why it should not. */
export type VisitorFile = {
  n: number;
  name: string;
  visitorName: string;
  size: string;
  href: string;
  shown: boolean;
  warning: string | null;
  note: string | null;
};

/** A file on the visitor's own page: a picture, a download, or a warning with a button under it. */
export function FileTile(file: VisitorFile) {
  const { visitorName, size, href, name, shown, warning, note } = file;
  const names = (
    <>
      <bdi className="mt-1.5 block truncate text-sm font-semibold underline">{visitorName}</bdi>
      <span className="block text-sm break-all text-ink-soft">
        {name}, {size}
      </span>
      {note && <span className="block text-sm text-ink-soft">{note}</span>}
    </>
  );
  if (warning) return <WarnedFile {...file} warning={warning} names={names} />;
  return (
    <li className="min-w-0">
      <a href={href} className="block no-underline" {...(shown ? {} : { download: name })}>
        {shown ? (
          <img
            src={href}
            alt=""
            width="320"
            height="240"
            loading="lazy"
            className="aspect-4/3 w-full border border-rule bg-paper-deep object-cover"
          />
        ) : (
          <span className="grid aspect-4/3 place-items-center border border-rule bg-paper-deep">
            <Icon name="file" size={7} />
          </span>
        )}
        {names}
      </a>
    </li>
  );
}

/** Also here: the address of the page may have come to somebody who did not send the file. */
function WarnedFile({ warning, names, href }: VisitorFile & { warning: string; names: ReactNode }) {
  return (
    <li className="col-span-full min-w-0">
      <details className="border border-rule">
        <summary className="cursor-pointer p-3 hover:bg-accent-wash">
          <span className="font-semibold text-danger">Let op</span>
          {names}
        </summary>
        <form method="post" action={href} className="grid gap-3 border-t border-rule p-3">
          <p>{warning} Open het alleen als u het zelf hebt gestuurd.</p>
          <Button type="submit" variant="outline" className="justify-self-start">
            Toch downloaden
          </Button>
        </form>
      </details>
    </li>
  );
}
