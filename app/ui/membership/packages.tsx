import type { MembershipPage } from "~/content/types";
import { RichText } from "~/ui/blocks/rich-text";
import { MEMBERSHIP } from "~/ui/page/quote-actions";

/** Four packages side by side. */
export function Packages({ packages }: Pick<MembershipPage, "packages">) {
  return (
    <section aria-labelledby="pakketten" className="bg-accent-wash">
      <div className="page py-10 @half:py-20">
        <h2 id="pakketten" className="text-3xl">
          Vier pakketten
        </h2>
        <ul className="mt-6 grid border-t @half:mt-10 border-ink @pair:grid-cols-2 @sheet:grid-cols-4">
          {packages.map(({ id, name, forWhom, text, price }) => (
            <li key={id} className="package-field">
              <h3 className="text-xl">{name}</h3>
              <p className="mt-1 text-sm font-semibold text-accent-text">{forWhom}</p>
              <p className="mt-3 mb-3 text-sm">
                <RichText text={text} />
              </p>
              {price && <p className="mb-5 font-semibold">{price}</p>}
              <a
                href={`/zorgeloos-wonen?pakket=${id}#aanvraag`}
                data-dialog={MEMBERSHIP.dialog}
                aria-label={`Aanvragen: ${name}`}
                className="text-link mt-auto inline-block self-start py-1.5 text-sm font-semibold"
              >
                Aanvragen
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
