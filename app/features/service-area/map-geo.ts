import type { LatLng } from "~/lib/geo";

/** Centre and radius of the owner's specification: the area's main marker, and how far we travel. */
export const AREA_CENTRE: LatLng = { lat: 51.35, lng: 5.4 };
export const RADIUS_KM = 25;

/** Half the drawn ground, in kilometres from the centre. Wider, and a corner of Germany would come in. */
export const SHEET = { x: 46, y: 40 };

const KM_PER_DEGREE = 111.2;
const narrowing = Math.cos((AREA_CENTRE.lat * Math.PI) / 180);

/** Place on the sheet: kilometres east and south of the centre. Within 0.2 % of true at this size. */
export function project({ lat, lng }: LatLng): { x: number; y: number } {
  return {
    x: round((lng - AREA_CENTRE.lng) * KM_PER_DEGREE * narrowing),
    y: round((AREA_CENTRE.lat - lat) * KM_PER_DEGREE),
  };
}

function round(km: number): number {
  return Math.round(km * 100) / 100;
}

type Point = [lng: number, lat: number];

/**
 * The Dutch-Belgian border from Strijbeek to the Maas at Elsloo: the bend at Castelré, the salient of Poppel,
 * the abbey of Achel, the canal at Lozen, then the river. Held against the generalised boundaries of CBS and
 * Kadaster of 2020: nowhere half a kilometre off.
 */
export const BORDER: Point[] = [
  [4.668, 51.444],
  [4.693, 51.452],
  [4.752, 51.5],
  [4.814, 51.495],
  [4.84, 51.478],
  [4.824, 51.45],
  [4.829, 51.422],
  [4.788, 51.432],
  [4.774, 51.412],
  [4.838, 51.415],
  [4.888, 51.415],
  [4.93, 51.397],
  [4.962, 51.421],
  [5.004, 51.445],
  [5.011, 51.471],
  [5.022, 51.482],
  [5.047, 51.471],
  [5.08, 51.47],
  [5.104, 51.431],
  [5.072, 51.393],
  [5.131, 51.347],
  [5.135, 51.316],
  [5.163, 51.31],
  [5.2, 51.322],
  [5.241, 51.305],
  [5.227, 51.268],
  [5.296, 51.261],
  [5.336, 51.263],
  [5.347, 51.275],
  [5.416, 51.262],
  [5.442, 51.281],
  [5.466, 51.285],
  [5.487, 51.299],
  [5.516, 51.295],
  [5.557, 51.262],
  [5.555, 51.243],
  [5.567, 51.221],
  [5.645, 51.2],
  [5.659, 51.185],
  [5.708, 51.182],
  [5.74, 51.187],
  [5.767, 51.183],
  [5.779, 51.152],
  [5.824, 51.167],
  [5.856, 51.146],
  [5.839, 51.131],
  [5.811, 51.118],
  [5.833, 51.101],
  [5.796, 51.089],
  [5.803, 51.077],
  [5.772, 51.06],
  [5.759, 51.034],
  [5.776, 51.021],
  [5.766, 50.998],
  [5.72, 50.962],
];

/** The Dommel, from its upper course in Pelt through Eindhoven: what ties the two sides together. */
const DOMMEL: Point[] = [
  [5.44, 51.1],
  [5.422, 51.15],
  [5.424, 51.195],
  [5.436, 51.228],
  [5.43, 51.262],
  [5.432, 51.3],
  [5.436, 51.345],
  [5.43, 51.385],
  [5.447, 51.41],
  [5.476, 51.425],
  [5.487, 51.442],
  [5.498, 51.464],
  [5.52, 51.487],
  [5.505, 51.512],
  [5.478, 51.54],
  [5.46, 51.567],
  [5.4, 51.6],
  [5.346, 51.652],
  [5.31, 51.7],
];

/** Towns outside the area, for the eye to hold on to. `far` ones are left out where the map is narrow. */
export const LANDMARKS: ({ name: string; far?: boolean } & LatLng)[] = [
  { name: "Tilburg", lat: 51.556, lng: 5.091 },
  { name: "Turnhout", lat: 51.323, lng: 4.945, far: true },
  { name: "Helmond", lat: 51.479, lng: 5.661, far: true },
  { name: "Weert", lat: 51.252, lng: 5.706, far: true },
  { name: "Mol", lat: 51.191, lng: 5.116 },
  { name: "Bree", lat: 51.141, lng: 5.597 },
  { name: "Deurne", lat: 51.46, lng: 5.795, far: true },
];

/** In steps from point to point. A tenth is a hundred metres, and half a pixel. */
function pathOf(points: Point[]): string {
  let from = { x: 0, y: 0 };
  const [start, ...steps] = points.map(([lng, lat]) => {
    const { x, y } = project({ lat, lng });
    const to = { x: Math.round(x * 10), y: Math.round(y * 10) };
    const step = `${(to.x - from.x) / 10} ${(to.y - from.y) / 10}`;
    from = to;
    return step;
  });
  return `M${start}l${steps.join(" ")}`.replaceAll(" -", "-").replace(/\b0\./g, ".");
}

export const dommelPath = pathOf(DOMMEL);
/** Everything south of the border, closed off the sheet, so that only the border shows of its outline. */
export const belgiumPath = `${pathOf(BORDER)}V${SHEET.y + 10}H${-SHEET.x - 10}Z`;
