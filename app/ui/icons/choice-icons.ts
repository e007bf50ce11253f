import type { IconName } from "./icon";

const icons: [prefix: string, icon: IconName][] = [
  ["daklekkage", "leak"],
  ["dakinspectie", "inspectie"],
  ["dakrenovatie", "tile"],
  ["dakbedekking", "flat-roof"],
  ["dakisolatie", "insulation"],
  ["dakgoot", "gutter"],
  ["dakkapel", "dormer"],
  ["schoorsteen-vegen", "sweep"],
  ["schoorsteen-inspectie", "inspectie"],
  ["schoorsteen-voegen", "masonry"],
  ["schoorsteen-onderhoud", "onderhoud"],
  ["schoorsteen", "chimney"],
  ["preventief", "inspectie"],
  ["onderhoud-dakgoot", "gutter"],
  ["onderhoud-dakkapel", "dormer"],
  ["onderhoud-hout", "timber"],
  ["onderhoud-garage", "garage"],
  ["schilder", "paint"],
  ["gevel", "facade"],
  ["aanbouw", "extension"],
  ["opbouw", "storey"],
  ["uw-huis", "hammer"],
  ["serre", "conservatory"],
  ["nieuwbouw", "house"],
  ["metselwerk", "masonry"],
  ["timmerwerk", "timber"],
  ["plat-dak", "flat-roof"],
  ["zonnepanelen", "solar"],
];

/** Sign of a choice in the floating forms, by the first part of its id that is known. */
export function choiceIcon(id: string): IconName {
  return icons.find(([prefix]) => id.startsWith(prefix))?.[1] ?? "question";
}
