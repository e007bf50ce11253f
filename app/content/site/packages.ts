import type { MembershipPackageId, RichText } from "~/content/types";

/** The membership packages, the smallest first, as the office has not changed them. */
export const packages: Readonly<
  Record<MembershipPackageId, { name: string; forWhom: string; text: RichText }>
> = {
  "basis-onderhoud": {
    name: "Basis Onderhoud",
    forWhom: "Voor een jong of pas vernieuwd dak",
    text: "Eén ronde per jaar, in de herfst. Goot leeg, dak en randen bekeken, foto’s in uw map. Genoeg om te weten dat er niets broeit.",
  },
  "comfort-plus": {
    name: "Comfort Plus",
    forWhom: "Voor een huis met bomen, dakkapel of plat dak",
    text: "Twee rondes: na de vorst en na het blad. Ook dakkapel, platte daken en de buitenkant van de schoorsteen, met klein herstel tijdens het bezoek.",
  },
  "premium-care": {
    name: "Premium Care",
    forWhom: "Voor wie stookt, of veel hout aan de gevel heeft",
    text: "Alles van Comfort Plus, plus het vegen van een rookkanaal, de dakkapel schoon en het houtwerk elk jaar nagelopen en bijgewerkt op de plekken die het nodig hebben.",
  },
  "zorgeloos-complete": {
    name: "Zorgeloos Complete",
    forWhom: "Voor wie er niet meer aan wil denken",
    text: "Een meerjarenplan voor de hele buitenkant, dat wij ook uitvoeren: wat in een jaar aan de beurt is, plannen wij in en melden wij u vooraf.",
  },
};
