import type { Scene, SceneHouse, Town, TownServiceId } from "~/content/types";
import type { SceneDetail } from "./scene-names";

const scene = (house: SceneHouse, detail: SceneDetail, caption: string): Scene => ({
  house,
  detail,
  caption,
});

type Scenes = Record<TownServiceId, Scene>;

/** The drawings of the pages about one service in one town, by the town's slug; no two pages have the same. */
const scenes: Record<string, Scenes> = {
  eindhoven: {
    daklekkage: scene(
      "thirties",
      "underlay",
      "Een pan is weg en de folie is gescheurd: het water loopt naar beneden en valt meters verder door het plafond.",
    ),
    schoorsteen: scene(
      "workers",
      "stack-lead",
      "Zo’n schoorsteen voert vaak niets meer af. Het lood eromheen moet wel dicht blijven.",
    ),
    onderhoud: scene(
      "townhouse",
      "fascia",
      "Houtwerk op het zuidwesten slijt het hardst: waar de verf loslaat, trekt het boeideel water.",
    ),
    bouw: scene(
      "thirties",
      "steel-beam",
      "Wie een muur weghaalt, hangt het huis aan een stalen ligger. Die wordt eerst berekend.",
    ),
  },
  nuenen: {
    daklekkage: scene(
      "bungalow",
      "eaves-gutter",
      "De goot zit vol blad. Bij een flinke bui loopt het water over de achterrand het dak in.",
    ),
    schoorsteen: scene(
      "bungalow",
      "flue",
      "Na jaren zonder vuur: aanslag tegen de wand en een nest op de kop.",
    ),
    onderhoud: scene(
      "thirties",
      "leaf-gutter",
      "Staan er eiken of beuken binnen tien meter, dan moet deze goot drie keer per jaar leeg.",
    ),
    bouw: scene(
      "bungalow",
      "roof-insulation",
      "Eerst het dak, dan de keuken: wie eerst een keuken plaatst en dan het dak aanpakt, breekt tweemaal.",
    ),
  },
  veldhoven: {
    daklekkage: scene(
      "terrace",
      "dormer",
      "Een dakkapel lekt bij zijn naden: het platte dakje, de achteropstand, de wangen of de onderdorpel.",
    ),
    schoorsteen: scene(
      "terrace",
      "cap",
      "De betonnen plaat bovenop is na zestig jaar gebarsten. Regen loopt zo het metselwerk in.",
    ),
    onderhoud: scene(
      "terrace",
      "cladding",
      "Hout, kunststof of plaat: elke dakkapel heeft zijn eigen ritme. Prik in het hout voordat u schildert.",
    ),
    bouw: scene(
      "terrace",
      "foundation",
      "Onder de tegels: de fundering van de uitbouw komt naast die van het huis, met een geïsoleerde vloer.",
    ),
  },
  best: {
    daklekkage: scene(
      "villa",
      "flat-edge",
      "Een plas op een oud plat dak. Komt het water door de laag, dan worden de houten balken nat.",
    ),
    schoorsteen: scene(
      "villa",
      "flat-stack",
      "In Batadorp komt alleen de schoorsteen boven de strakke dakrand uit. De opstand eromheen moet dicht zijn.",
    ),
    onderhoud: scene(
      "thirties",
      "zinc-seam",
      "Rond het vijfentwintigste jaar is het zink van de goot dun op de naden.",
    ),
    bouw: scene(
      "villa",
      "steel-beam",
      "Meer ruimte binnen dezelfde muren: een stalen ligger neemt over wat de muur droeg.",
    ),
  },
  "son-en-breugel": {
    daklekkage: scene(
      "villa",
      "dome",
      "Een vlek in de gang kan van de koepel komen: het water loopt langs de schaal en valt naast de opstand.",
    ),
    schoorsteen: scene(
      "bungalow",
      "cowl",
      "Bij een lage schoorsteen drukt de wind de rook terug. Hoogte, doorsnede en kap bepalen of hij trekt.",
    ),
    onderhoud: scene(
      "bungalow",
      "fascia",
      "Rond een bungalow zit al gauw zestig meter boeideel. Waar de verf loslaat, begint het lekken.",
    ),
    bouw: scene(
      "bungalow",
      "timber-storey",
      "Een verdieping van hout op de bestaande muren, als die en de fundering zijn nagerekend.",
    ),
  },
  geldrop: {
    daklekkage: scene(
      "workers",
      "wall-flashing",
      "De overgang achter het huis: laat het lood los, dan loopt het water langs de muur naar binnen.",
    ),
    schoorsteen: scene(
      "workers",
      "shared",
      "Eén schoorsteen, twee buren: door een scheur tussen de kanalen ruikt u de kachel van hiernaast.",
    ),
    onderhoud: scene(
      "terrace",
      "leaf-gutter",
      "Eén goot over zes of acht huizen: wat bij de buren vastzit, loopt bij u over.",
    ),
    bouw: scene(
      "workers",
      "roof-light",
      "Licht tot in de voorkamer: een lichtstraat in het dak van de achterkamer.",
    ),
  },
  mierlo: {
    daklekkage: scene(
      "farmhouse",
      "ridge",
      "De vorst ligt los op zijn plaats. Regen en fijne sneeuw waaien eronderdoor.",
    ),
    schoorsteen: scene(
      "farmhouse",
      "hearth-beam",
      "De eiken balk in een oude schouw: met een moderne kachel eronder levensgevaarlijk.",
    ),
    onderhoud: scene(
      "workers",
      "sill",
      "Op uw ronde om het huis: prik in de onderdorpel. Zacht hout is rot hout.",
    ),
    bouw: scene(
      "farmhouse",
      "inner-wall",
      "Van stal naar huis: een voorzetwand los van de vochtige muur en een vloer die niet koud is.",
    ),
  },
  waalre: {
    daklekkage: scene(
      "thirties",
      "box-gutter",
      "De goot ligt in de dakrand. Door een open naad trekt het water jarenlang in hout en steen.",
    ),
    schoorsteen: scene(
      "thirties",
      "ornament",
      "Zakt het voegwerk weg, dan houdt niets de siersteen nog vast.",
    ),
    onderhoud: scene(
      "villa",
      "sill",
      "Op het zuidwesten is de verf na vijf of zes jaar op. Daar begint een onderdorpel het eerst te rotten.",
    ),
    bouw: scene(
      "villa",
      "roots",
      "Een balk boven de grond op schroefpalen: zo kan het nieuwe deel tussen de wortels staan.",
    ),
  },
  valkenswaard: {
    daklekkage: scene(
      "terrace",
      "underlay",
      "Drie pannen weg na een storm: bij één bui komt er een emmer water per kwartier binnen.",
    ),
    schoorsteen: scene(
      "thirties",
      "flue",
      "Teer tegen de wand van het kanaal: zo ontstaan de meeste branden. Een nest op de kop sluit de rook op.",
    ),
    onderhoud: scene(
      "terrace",
      "fascia",
      "Begin september is het hout droog en hecht de verf: de tijd voor boeidelen en windveren.",
    ),
    bouw: scene(
      "terrace",
      "inner-wall",
      "Van garage naar kamer: eerst de vloer en het vocht, dan een wand met isolatie.",
    ),
  },
  lommel: {
    daklekkage: scene(
      "bungalow",
      "slate",
      "Vlakke, grijze leien van voor {asbest bouwjaar be}: behandel ze als asbest tot het tegendeel vaststaat.",
    ),
    schoorsteen: scene(
      "bungalow",
      "joints",
      "De voegen aan de westkant zijn het eerst op. Daar komt de regen de schouw in.",
    ),
    onderhoud: scene(
      "bungalow",
      "needles",
      "Naalden en stof houden het water vast en sluiten de afvoer van een plat dak.",
    ),
    bouw: scene(
      "bungalow",
      "wrap",
      "Van buiten naar binnen: isolatie om de muur, met het raam erin mee naar voren.",
    ),
  },
  kaulille: {
    daklekkage: scene(
      "farmhouse",
      "sheet",
      "Golfplaten lekken bij de schroef: is de ring versleten, dan volgt het water de draad.",
    ),
    schoorsteen: scene(
      "farmhouse",
      "liner",
      "Een inox voering geeft de oude schouw van een hoeve een veilig kanaal zonder de steen te raken.",
    ),
    onderhoud: scene(
      "farmhouse",
      "cistern",
      "Wat op het dak en in de goot blijft liggen, komt in de put terecht en daarna in uw pomp.",
    ),
    bouw: scene(
      "farmhouse",
      "roof-insulation",
      "Isolatie bovenop de sporen: de balken blijven binnen in het zicht en het dak is in één keer winddicht.",
    ),
  },
  "hamont-achel": {
    daklekkage: scene(
      "townhouse",
      "flat-edge",
      "Achter de winkel ligt een lappendeken van platte daken. Het lek zit meestal bij een rand of een naad.",
    ),
    schoorsteen: scene(
      "townhouse",
      "joints",
      "Een schouw in het centrum: waar de voeg is weggesleten, loopt de regen het metselwerk in.",
    ),
    onderhoud: scene(
      "thirties",
      "cistern",
      "De put onder de koer: slib komt meestal uit een goot zonder bladvanger of van een dak vol mos.",
    ),
    bouw: scene(
      "townhouse",
      "roof-light",
      "Een diep rijhuis is donker in het midden. Een lichtstraat brengt de dag tot bij de tafel.",
    ),
  },
  achel: {
    daklekkage: scene(
      "townhouse",
      "slate",
      "Een lei op een herenhuis is weggegleden; de nagels eronder liggen bloot.",
    ),
    schoorsteen: scene(
      "villa",
      "joints",
      "In de schaduw droogt een schouw nooit helemaal: mos in de voeg, en de vorst doet de rest.",
    ),
    onderhoud: scene(
      "thirties",
      "moss",
      "Onder hoge dennen droogt een pannendak niet. Eén keer per jaar borstelen helpt meer dan middelen.",
    ),
    bouw: scene(
      "thirties",
      "conservatory",
      "Van veranda naar leefruimte: een dak en een vloer met isolatie, en glas waar de zon niet te veel wordt.",
    ),
  },
  pelt: {
    daklekkage: scene(
      "flats",
      "flat-edge",
      "Een terras is ook een dak: het water zoekt de zwakke plek, bij de deur, de doorvoer of de rand.",
    ),
    schoorsteen: scene(
      "terrace",
      "liner",
      "Een andere brandstof vraagt een ander kanaal: beslis over de pijp tegelijk met de ketel.",
    ),
    onderhoud: scene(
      "villa",
      "needles",
      "Een villa met drie platte daken heeft drie afvoeren die open moeten blijven.",
    ),
    bouw: scene("workers", "steel-beam", "Eerst wordt de ligger berekend, dan pas gaat de muur eruit."),
  },
  "sint-huibrechts-lille": {
    daklekkage: scene(
      "farmhouse",
      "underlay",
      "Dringende schade beperken mag altijd: dek de open plek af en herstel later zoals het was.",
    ),
    schoorsteen: scene(
      "townhouse",
      "ornament",
      "Geprofileerd, symmetrisch en met een band van gekleurde steen: de schouw van een herenhuis uit 1880.",
    ),
    onderhoud: scene(
      "townhouse",
      "sill",
      "Is het hout onderaan een oud raam rot, dan wordt er een stuk ingelast. Zo kan het nog honderd jaar mee.",
    ),
    bouw: scene(
      "farmhouse",
      "foundation",
      "Nieuw tegen oud in een diepe tuin: de fundering van het nieuwe deel ontziet die van het huis.",
    ),
  },
  overpelt: {
    daklekkage: scene(
      "workers",
      "underlay",
      "Te vlak voor pannen: het water kruipt eronder terug, en een onderdak met een gat houdt het niet tegen.",
    ),
    schoorsteen: scene(
      "workers",
      "cap",
      "Een kleine schouw op de nok tussen twee huizen: één losse kop lekt in twee slaapkamers.",
    ),
    onderhoud: scene(
      "workers",
      "brick-breath",
      "Baksteen van rond 1900 moet ademen: achter een waterdichte verf blijft het vocht zitten.",
    ),
    bouw: scene(
      "workers",
      "foundation",
      "De straat blijft zoals ze was; achteraan komt een nieuw stuk op een eigen fundering.",
    ),
  },
  neerpelt: {
    daklekkage: scene(
      "villa",
      "condensation",
      "Druppels op een vriesmorgen: warme lucht slaat neer tegen het koude dak. Dat is geen lek.",
    ),
    schoorsteen: scene(
      "bungalow",
      "blocks",
      "Betonblokken van vijftig jaar oud: het staal erin roest en de hoeken springen eraf.",
    ),
    onderhoud: scene(
      "flats",
      "needles",
      "Twee keer per jaar het platte dak op, en dan eerst naar de afvoer.",
    ),
    bouw: scene(
      "villa",
      "timber-storey",
      "Optoppen: een verdieping van hout, op het moment dat het platte dak toch vernieuwd moet worden.",
    ),
  },
};

/** The drawing that the code carries for a page; undefined for a town that has none yet. */
export const builtScene = ({ slug }: Pick<Town, "slug">, id: TownServiceId): Scene | undefined =>
  scenes[slug]?.[id];
