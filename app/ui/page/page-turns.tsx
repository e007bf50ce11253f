import { ButtonLink } from "~/ui/controls/button";

type PageTurnsProps = {
  /** What the list holds: 'artikelen'. */
  what: string;
  /** Addresses of the next page and of the first one. */
  older: string | null;
  newest: string | null;
};

/** Leads through a list that begins with the newest. Renders nothing for a list of one page. */
export function PageTurns({ what, older, newest }: PageTurnsProps) {
  if (!older && !newest) return null;
  return (
    <nav aria-label="Bladeren" className="mt-8 flex flex-wrap justify-between gap-4">
      {newest && (
        <ButtonLink variant="outline" href={newest}>
          {`Naar de nieuwste ${what}`}
        </ButtonLink>
      )}
      {older && (
        <ButtonLink variant="outline" href={older} className="ml-auto">
          {`Oudere ${what}`}
        </ButtonLink>
      )}
    </nav>
  );
}
