import type { ReactNode } from "react";
import { rect, row, strokes } from "~/drawings/geometry";
import { Balloons, Sheet } from "~/drawings/parts/sheet";
import { hatch } from "~/drawings/patterns";

const left = [14, 132, 250, 368, 486, 604] as const;
const width = 102;

/** One strip of roof, 102 wide and 300 high, with its joint cut and magnified under it. */
function Strip({
  x,
  id,
  fill,
  children,
  joint,
}: {
  x: number;
  id: string;
  fill: string;
  children: ReactNode;
  joint: ReactNode;
}) {
  return (
    <g transform={`translate(${x} 76)`}>
      <g clipPath={`url(#${id}-strook)`}>
        <path className={fill} d={rect(0, 0, width, 300)} />
        {children}
      </g>
      <path d={rect(0, 0, width, 300)} />
      <path className="thin" d="M51 300v22" />
      <g transform="translate(0 336)">{joint}</g>
    </g>
  );
}

/** Six materials side by side; under each the joint between two pieces, in section. */
export function DakbedekkingMaterialen({ id }: { id: string }) {
  const wave = `M-2 4${"q8.5-12 17 0t17 0".repeat(4)}`;
  return (
    <Sheet id={id} height={490}>
      <clipPath id={`${id}-strook`}>
        <path d={rect(0, 0, width, 300)} />
      </clipPath>
      <Strip
        x={left[0]}
        id={id}
        fill="tone"
        joint={
          <path
            className="tone"
            d="M0 40v-9c10 4 22 4 30-6 6-8 12-13 22-13 14 0 20 12 18 26h-7c0-10-3-18-11-18-7 0-12 6-17 12-10 12-24 14-35 8zM50 44v-10h6v6h6v-6h6v8c12 4 22 2 34-6v9c-14 8-32 10-46 3z"
          />
        }
      >
        {[0, 60, 120, 180, 240].map((y) => (
          <path key={y} className="thin" transform={`translate(0 ${y + 54})`} d={wave} />
        ))}
        <path className="thin" d={strokes(4, [15, 0], [34, 0], 0, 300)} />
        <path className="hair" d={strokes(3, [26, 0], [34, 0], 0, 300)} />
      </Strip>
      <Strip
        x={left[1]}
        id={id}
        fill="wash"
        joint={
          <path
            className="wash"
            d="M0 40V29h14c4-12 16-12 20 0h20v-6h16v15h-7v-8h-4v10zM48 50v-8h8v4h6v-4h8v3h32v11H54z"
          />
        }
      >
        <path d={strokes(4, [0, 66], [0, 66], width, 0)} />
        <path className="thin" d={strokes(3, [34, 0], [34, 0], 0, 300)} />
        <path
          className="hair"
          d={strokes(3, [12, 0], [34, 0], 0, 300) + strokes(3, [22, 0], [34, 0], 0, 300)}
        />
        <path
          className="thin"
          d={row(4, [0, 66], [0, 66], "h12q5-6 10 0h24q5-6 10 0h24q5-6 10 0h12v4h-102z")}
        />
      </Strip>
      <Strip
        x={left[2]}
        id={id}
        fill="paper"
        joint={
          <>
            <path className="paper" d="M0 40l62-12v5L0 46zM20 48l70-13v5L20 54zM40 56l62-11v5L40 62z" />
            <path className="accent-line cut" d="M96 38L24 52c-6 1-8-4-3-6" />
          </>
        }
      >
        <path
          className="thin"
          d={
            strokes(9, [0, 32], [0, 32], width, 0) +
            strokes(5, [17, 0], [0, 64], 0, 32) +
            strokes(5, [51, 0], [0, 64], 0, 32) +
            strokes(5, [85, 0], [0, 64], 0, 32) +
            strokes(5, [34, 32], [0, 64], 0, 32) +
            strokes(5, [68, 32], [0, 64], 0, 32)
          }
        />
        <path
          className="accent-line"
          d={
            strokes(5, [34, 26], [0, 64], 0, 9) +
            strokes(5, [68, 26], [0, 64], 0, 9) +
            strokes(4, [17, 58], [0, 64], 0, 9) +
            strokes(4, [51, 58], [0, 64], 0, 9) +
            strokes(4, [85, 58], [0, 64], 0, 9)
          }
        />
      </Strip>
      <Strip
        x={left[3]}
        id={id}
        fill="paper"
        joint={
          <>
            <path d="M0 56H46V8h14v16h-5V13h-4V56" />
            <path className="accent-line cut" d="M102 56H55V18" />
            <path className="thin" d="M0 60H102" />
          </>
        }
      >
        <path className="cut" d={strokes(3, [17, 0], [34, 0], 0, 300)} />
        <path className="thin" d={strokes(3, [22, 0], [34, 0], 0, 300)} />
        <path className="hair" d="M0 120h17M22 120h29M56 210h29" />
      </Strip>
      <Strip
        x={left[4]}
        id={id}
        fill="poche"
        joint={
          <>
            <path className="tone" d="M0 40H44l10-8h48v8H58l-10 8H0zM0 48H102v8H0z" />
            <path className="ink" d="M44 40l4-5 6 0z" />
            <path
              className="thin"
              d={row(9, [56, 32], [5, 0], "l2-4 2 4z") + row(8, [2, 40], [5, 0], "l2-4 2 4z")}
            />
          </>
        }
      >
        <path className="none" fill={hatch("sand")} d={rect(0, 0, width, 300)} />
        <path className="cut" d={strokes(3, [0, 92], [0, 92], width, 0)} />
        <path className="thin" d={`${strokes(3, [0, 82], [0, 92], width, 0)}M62 0V92M30 92v92M74 184v92`} />
      </Strip>
      <Strip
        x={left[5]}
        id={id}
        fill="tone"
        joint={
          <>
            <path className="ink" d="M0 46H62v6H0zM40 37H102v6H46z" />
            <path className="accent-line cut" d="M42 45H62" />
            <path className="paper" d="M0 54H102v8H0z" />
          </>
        }
      >
        <path d="M0 196H102" />
        <path className="thin" d="M0 208H102" />
        <path className="hair" d="M16 70c12-8 20 6 34 0M58 130c10-6 18 6 28 0M20 254c12-6 18 6 30 0" />
      </Strip>
      <Balloons spots={left.map((x) => [x + 51, 36] as const)} />
    </Sheet>
  );
}
