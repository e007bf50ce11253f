import { townSources } from "~/content/towns/sources";
import type { LocalPage } from "~/content/types";

export const regionLimburg: LocalPage = {
  path: "/be",
  updated: "2026-11-24",
  meta: {
    title: "Dakwerken Belgisch-Limburg: ook schouw, gevel en bouw",
    description:
      "Van Lommel tot Hamont-Achel en Kaulille: acht plaatsen in Noord-Limburg waar wij werken, met de Vlaamse regels over btw, asbest, schouw en vergunning.",
    keywords: ["dakwerker Noord-Limburg", "aannemer Pelt Lommel", "schouw Belgisch-Limburg"],
  },
  title: "Dakwerken in Belgisch-Limburg",
  lead: "In het noorden van Belgisch-Limburg gelden de Vlaamse regels, ook voor een Nederlands bedrijf dat er komt werken. Wij werken er in acht plaatsen, van de winkelstad Lommel tot het dorp Kaulille. Kies de uwe of lees eerst wat overal hetzelfde is.",
  sections: [
    {
      id: "acht-plaatsen",
      heading: "Acht plaatsen, vier gemeenten",
      blocks: [
        {
          type: "links",
          links: [
            {
              label: "Lommel",
              href: "/be/lommel",
              text: "Stad op het zand, met fabriekswijken in het westen.",
            },
            {
              label: "Pelt",
              href: "/be/pelt",
              text: "De fusiegemeente van 2019, met een overzicht van haar drie dorpen.",
            },
            {
              label: "Overpelt",
              href: "/be/overpelt",
              text: "De tuinwijk van Overpelt-Fabriek, Lindel en Holheide.",
            },
            { label: "Neerpelt", href: "/be/neerpelt", text: "Aan Dommel en kanaal, met veel platte daken." },
            {
              label: "Sint-Huibrechts-Lille",
              href: "/be/sint-huibrechts-lille",
              text: "Teutendorp met beschermde kern.",
            },
            {
              label: "Hamont-Achel",
              href: "/be/hamont-achel",
              text: "Grensstad met veel Nederlandse inwoners.",
            },
            { label: "Achel", href: "/be/achel", text: "Dorp, Statie en bosvilla’s bij de Kluis." },
            { label: "Kaulille", href: "/be/kaulille", text: "Deelgemeente van Bocholt, hoeven en stallen." },
          ],
        },
      ],
    },
    {
      id: "rit",
      heading: "Hoe ver wij rijden",
      blocks: [
        {
          type: "facts",
          facts: [
            { label: "Achel", value: "27 km", note: "Via Valkenswaard, ongeveer 35 minuten." },
            { label: "Neerpelt en Pelt", value: "30 km", note: "Pelt 31; veertig minuten." },
            { label: "Hamont, Lommel, Lille", value: "32 km", note: "Vijfendertig tot veertig minuten." },
            { label: "Overpelt", value: "33 km", note: "Veertig minuten." },
            { label: "Kaulille", value: "40 km", note: "Drie kwartier over Budel." },
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Hebt u meer dan één klus, noem ze dan samen: dat scheelt een rit. Is er haast bij, omdat er water of rook binnenkomt, zeg dat dan als eerste.",
          ],
        },
      ],
    },
    {
      id: "nl-en-be",
      heading: "Twee landen naast elkaar",
      blocks: [
        {
          type: "countries",
          nl: [
            "{btw laag nl} btw op schilderen, stukadoren en het arbeidsloon van isoleren bij huizen ouder dan {woning btw nl}.",
            "Geen vaste veegtermijn; de rookafvoer moet schoon zijn en de verzekeraar vraagt zorg.",
            "Asbest verwijderen: melden; een attest bij verkoop is er niet.",
            "Omgevingsvergunning via het landelijke Omgevingsloket.",
          ],
          be: [
            "{btw laag be} btw op renovatie, herstel en onderhoud van een privéwoning van minstens {woning btw be} oud. Reiniging is uitgesloten; of vegen of ontmossen onderhoud is, vraagt u bij twijfel aan FOD Financiën.",
            "Onderhoud van cv-ketels is verplicht, met reiniging van de schouw bij open toestellen.",
            "Asbestattest bij verkoop van gebouwen van vóór {asbest bouwjaar be}, sinds {asbestattest sinds be}.",
            "Vrijstelling, melding of omgevingsvergunning; de gemeente kan strenger zijn dan Vlaanderen.",
          ],
        },
      ],
    },
    {
      id: "huizen-van-het-noorden",
      heading: "De huizen van Noord-Limburg",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Zinkfabrieken trokken rond 1900 naar de lege heide en bouwden er eigen dorpen: Overpelt-Fabriek en Lommel-Werkplaatsen staan er nog. Rondtrekkende handelaars, de teuten, lieten herenhuizen na in Achel, Hamont en Lille. De rest is vooral van na 1960: vrijstaand, op een ruime kavel, met een bijgebouw en een regenput.",
            "Die laatste groep vraagt nu aandacht. Leien en golfplaten kunnen asbest bevatten, platte daken zijn van onderen geïsoleerd, en de mazoutketel gaat eruit terwijl de schouw blijft staan.",
          ],
        },
        {
          type: "callout",
          tone: "tip",
          title: "Lees eerst de voorwaarden van de premie",
          text: "Mijn VerbouwPremie voor dakisolatie kent voorwaarden over aannemer, materiaal en factuur, en ze wijzigen geregeld. U vindt ze op vlaanderen.be; lees ze voordat u tekent. Wij leveren de gegevens die u nodig hebt.",
        },
      ],
    },
    {
      id: "verder-be",
      heading: "Verder lezen of aanvragen",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Zoekt u een plaats op de kaart, ga naar [locaties](/locaties). Wilt u meteen iets vragen, gebruik [contact](/contact) of vraag een [gratis offerte](/gratis-offerte). Onze vier vakken vindt u bij [daken](/daken), [schoorsteen](/schoorsteen), [onderhoud](/onderhoud) en [bouwen](/bouwen).",
          ],
        },
      ],
    },
  ],
  sources: [
    townSources.vatBelgium,
    townSources.vatNetherlands,
    townSources.asbestosCertificateFlanders,
    townSources.asbestosNetherlands,
    townSources.sweepingFlanders,
    townSources.sweepingNetherlands,
    townSources.permitFlanders,
    townSources.environmentActNetherlands,
    townSources.premiumFlanders,
    townSources.mergerPelt,
    {
      title: "Inventaris Onroerend Erfgoed: tuinwijk Overpelt-Fabriek",
      url: "https://inventaris.onroerenderfgoed.be/erfgoedobjecten/122059",
    },
  ],
};
