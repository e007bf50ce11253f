import { pageNow } from "~/content/pages/pages-now.server";
import { membershipTexts } from "~/content/pages/zorgeloos-wonen";
import { derived } from "~/content/records/current.server";
import type { PackageRecord } from "~/content/records/types/package";
import type { MembershipPackageId, MembershipPage } from "~/content/types";
import { euros } from "~/lib/text/dutch-number";
import { packages } from "./packages";

/** Under the comparison, once a package has a price. */
const notePriced =
  "Wat uw huis niet heeft, zoals een schoorsteen of een plat dak, valt weg uit uw voorstel. ‘Vanaf’ is de laagste prijs waarvoor u een pakket kunt krijgen, met btw en alles wat er altijd bij komt; wat uw huis kost, staat in uw voorstel.";

const priceOf = ({ from, per }: PackageRecord): string | null =>
  from === null ? null : `vanaf ${euros(from)} per ${per === "month" ? "maand" : "jaar"}, met btw`;

/** With the packages as the office words and prices them. */
export const membershipPage = derived((records): MembershipPage => {
  const shown = (Object.keys(packages) as MembershipPackageId[]).flatMap((id) => {
    const record = records.package.get(id);
    if (!record) return [];
    const { forWhom, text } = record;
    return { id, name: packages[id].name, forWhom, text, price: priceOf(record) };
  });
  const priced = shown.some(({ price }) => price !== null);
  const { comparison } = membershipTexts;
  return {
    ...membershipTexts,
    ...pageNow("zorgeloos-wonen"),
    packages: shown,
    comparison: priced ? { ...comparison, note: notePriced } : comparison,
  };
});

/** What the membership form itself shows; it travels in the page as data. */
export const membershipFormContent = derived(() => ({
  packages: membershipPage().packages.map(({ id, name, forWhom, price }) => ({
    id,
    name,
    forWhom: price ? `${forWhom}, ${price}` : forWhom,
  })),
  priorities: membershipTexts.priorities.map(({ id, title, term }) => ({ id, title, term })),
  noContract: membershipTexts.noContract,
}));
