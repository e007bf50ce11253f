/** Words of a question that say nothing of its subject. */
export const fillWords =
  `aan als bent betaalt bij dat de deze die dit doen een en er gaat goed goede hebben heeft
  het hoe hoeveel iemand ik in is kan komt laten maken met mij mijn moet mogen naar nodig of om ons onze op over te
  uit u uw vaak van vind voor vragen waar waarom wanneer wat welke werkt wie wij wil worden zijn zoek zonder`.split(
    /\s+/,
  );

/** What the trade, Flanders and haste call what our pages call otherwise: one word for one or more of ours. */
export const otherWords: Record<string, string> = {
  schouw: "schoorsteen",
  schouwen: "schoorsteen",
  schoorstenen: "schoorsteen",
  rookkanaal: "schoorsteen",
  kuisen: "reinigen",
  schoonmaken: "reinigen",
  goot: "dakgoot",
  goten: "dakgoot",
  dakgoten: "dakgoot",
  dakkapellen: "dakkapel",
  pannen: "dakpannen",
  dakpan: "dakpannen",
  isoleren: "isolatie",
  verbouwing: "verbouwen",
  gevelwerken: "gevel",
  gevels: "gevel",
  muur: "buitenmuur",
  velux: "dakraam",
  dakvenster: "dakraam",
  koepel: "lichtkoepel",
  uitbouw: "aanbouw",
  veranda: "serre",
  ruwbouw: "nieuwbouw",
  schilderen: "schilder",
  schilderwerk: "schilder",
  herstellen: "repareren",
  hernieuwen: "renovatie",
  vernieuwen: "renovatie",
  renoveren: "renovatie",
  controle: "inspectie",
  keuring: "inspectie",
};
