import { type Point, polygon, polyline } from "~/drawings/geometry";
import { Chimney, Dormer, house } from "~/drawings/parts/house-fixtures";
import { Balloons, Sheet } from "~/drawings/parts/sheet";
import { faceCourses, Masonry } from "~/drawings/parts/wall";

const { at } = house;
const cut = -124;
const eaves: [Point, Point] = [at(-14, -12, 172), at(394, -12, 172)];
const ridge: [Point, Point] = [at(-14, 110, 300), at(282, 110, 300)];
const hip: [Point, Point] = [eaves[1], at(394, 232, 172)];
const wing: [Point, Point] = [at(204, cut, 172), at(204, -12, 172)];
const wingRidge: [Point, Point] = [at(104, cut, 270), at(104, 81, 270)];

/** A point in the plane of the cut. */
const sec = (a: number, c: number) => at(a, cut, c);

/** Main roof: front slope and hip, and the wing that runs into it along the valley. */
function Roofs() {
  return (
    <>
      <path className="tone" d={polygon([...hip, ridge[1]]) + polygon([...eaves, ridge[1], ridge[0]])} />
      <path className="thin" d={faceCourses(hip, [ridge[1], ridge[1]], 9) + faceCourses(eaves, ridge, 9)} />
      <path className="cut" d={polyline([...ridge, eaves[1]]) + polyline([ridge[1], hip[1]])} />
      <Chimney />
      <Dormer />
      <path
        className="wash"
        d={polygon([at(214, 34, 220), at(250, 34, 220), at(250, 66, 254), at(214, 66, 254)])}
      />
      <path
        className="thin"
        d={polygon([at(219, 38, 224), at(245, 38, 224), at(245, 62, 250), at(219, 62, 250)])}
      />
      <path className="tone" d={polygon([...wing, wingRidge[1], wingRidge[0]])} />
      <path className="thin" d={faceCourses(wing, wingRidge, 7)} />
      <path className="cut" d={polyline([...wingRidge])} />
      <path className="accent-line cut" d={polyline([wing[1], wingRidge[1]])} />
    </>
  );
}

/** Section through the wing: boarding on purlins, membrane under the tiles, attic floor and walls. */
function Section() {
  const outer: Point[] = [sec(4, 172), sec(104, 270), sec(204, 172)];
  const inner: Point[] = [sec(22, 172), sec(104, 252), sec(186, 172)];
  const purlin = (a: number, c: number) =>
    polygon([sec(a, c), sec(a + 10, c), sec(a + 10, c - 18), sec(a, c - 18)]);
  const joist = (a: number) => house.front(a, a + 6, cut, 148, 164);
  return (
    <>
      <path
        className="wash"
        d={polygon([sec(14, 20), sec(14, 172), ...inner, sec(194, 172), sec(194, 20)])}
      />
      <path className="paper none" d={polygon([sec(30, 20), sec(30, 148), sec(178, 148), sec(178, 20)])} />
      <path className="cut paper" d={polygon([...outer, ...[...inner].reverse()])} />
      <path className="cut accent-line" d={polyline([sec(13, 172), sec(104, 261), sec(195, 172)])} />
      <path className="paper" d={purlin(99, 252) + purlin(52, 204) + purlin(146, 204)} />
      <path
        className="paper"
        d={
          house.front(26, 182, cut, 164, 168) +
          [40, 64, 88, 112, 136, 160].map(joist).join("") +
          house.front(30, 178, cut, 145, 148)
        }
      />
      <Masonry d={house.front(12, 30, cut, 20, 164) + house.front(178, 196, cut, 20, 164)} />
    </>
  );
}

/** House with a wing, cut open at its end: the round of an inspection. */
export function Dakinspectie({ id }: { id: string }) {
  return (
    <Sheet id={id} height={590}>
      <path
        className="paper"
        d={
          house.right(380, 0, 220, 20, 172) +
          house.front(196, 380, 0, 20, 172) +
          house.right(196, cut, 0, 20, 172)
        }
      />
      <path
        className="wash"
        d={
          house.front(236, 282, 0, 70, 130) +
          house.right(380, 60, 104, 70, 130) +
          house.right(380, 130, 174, 70, 130)
        }
      />
      <Roofs />
      <Section />
      <path
        className="zinc"
        d={
          polyline([at(206, -18, 166), at(398, -18, 166)]) +
          polyline([at(206, -18, 172), at(398, -18, 172)]) +
          polyline([at(398, -18, 166), at(398, -18, 172)])
        }
      />
      <path className="cut accent-line" d={polyline([at(372, -4, 164), at(372, -4, 20)])} />
      <path
        d={polyline([at(318, -16, 196), at(318, -70, 20)]) + polyline([at(336, -16, 196), at(336, -70, 20)])}
      />
      <path
        className="thin"
        d={Array.from({ length: 11 }, (_, i) => (i + 1) / 12)
          .map((t) => polyline([at(318, -70 + 54 * t, 20 + 176 * t), at(336, -70 + 54 * t, 20 + 176 * t)]))
          .join("")}
      />
      <path
        className="cut"
        d={polyline([at(-20, cut, 20), at(196, cut, 20), at(196, -2, 20), at(380, -2, 20), at(380, 220, 20)])}
      />
      <Balloons
        spots={[
          [560, 60, ...at(300, 90, 281)],
          [80, 110, ...at(30, 40, 228)],
          [320, 40, ...at(180, 92, 322)],
          [640, 120, ...at(330, 26, 234)],
          [290, 550, ...at(172, 16, 201)],
          [640, 490, ...at(360, -18, 168)],
          [44, 300, ...sec(64, 190)],
        ]}
      />
    </Sheet>
  );
}
