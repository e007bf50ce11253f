import { endGrain, polygon, rect, row, uprightZigzag, zigzag } from "~/drawings/geometry";
import { Break, Flow } from "~/drawings/marks";
import { Balloons, DetailTiles, Note, Sheet, slopeFrame, Timber } from "~/drawings/parts/sheet";

const roof = slopeFrame([20, 590], 42);

/** Main roof under the front and above the back of the dormer. */
function MainRoof() {
  return (
    <g transform={roof.transform}>
      <path className="cut paper" d="M-40 0H236L198 42H-78z" />
      <path className="hair" d={zigzag(-30, 3, 232, 36, 13)} />
      <path className="cut paper" d="M668 0H900V42H630z" />
      <path className="hair" d={zigzag(668, 3, 230, 36, 13)} />
      <path className="paper" d="M-40-8H240V0H-40zM690-8H900V0H690z" />
      <g transform="translate(0 -8)">
        <DetailTiles from={16} count={5} pitch={50} />
        <DetailTiles from={752} count={3} pitch={50} />
      </g>
    </g>
  );
}

/** Roof of the dormer on its fall, turned up under the pans at the back; trim and fascia in front. */
function FlatRoof() {
  return (
    <>
      <path className="paper" d={endGrain(480, 136, 26, 48)} />
      <path className="wash" d="M176 152H480V184H176z" />
      <path className="hair" d={zigzag(178, 154, 300, 28, 14)} />
      <path className="paper" d="M140 140L480 128V152H140z" />
      <path className="paper" d={endGrain(140, 152, 36, 32)} />
      <path
        className="ink none"
        d={polygon([[140, 132], [490, 119], roof.at(730, -8), roof.at(732, -1), [494, 128], [140, 141]])}
      />
      <path className="paper" d={rect(140, 112, 22, 20)} />
      <path className="cut" d="M182 131l-18-4V110H138" />
      <path className="ink" d="M124 102h36v8h-24v18h-6v-18h-6z" />
      <path className="paper" d={row(2, [128, 128], [0, 34], "h10v32h-10z")} />
      <path className="paper" d="M128 196h10v14l-4 6-6-6z" />
      <Flow of="air" path="M133 244V222" head={[133, 218]} angle={-90} />
    </>
  );
}

/** Frame between its head and its sill; lead under the sill and over the pans. */
function Front() {
  return (
    <>
      <path className="paper" d={`${rect(150, 184, 44, 34)}${rect(158, 218, 28, 18)}`} />
      <path className="accent-line cut" d="M176 182H146V192l-12 4" />
      <path className="wash" d="M167 236h10V342h-10z" />
      <path className="paper" d="M140 380l8-12h46v24h-34v-6h-8v6h-12z" />
      <path className="paper" d={`${rect(158, 342, 28, 26)}${rect(164, 392, 30, 46)}`} />
      <path className="paper" d="M194 374h46v9h-46zM194 184H480v8H194zM194 392h8v66h-8z" />
      <path
        className="accent none"
        d={polygon([
          [194, 389],
          [152, 394],
          [151, 414],
          roof.at(190, -26),
          roof.at(126, -34),
          roof.at(125, -27),
          roof.at(192, -17),
          [159, 416],
          [160, 399],
          [194, 396],
        ])}
      />
      <path className="water" d="M146 398c3 4 4 6 4 8a4 4 0 0 1-8 0c0-2 1-4 4-8z" />
    </>
  );
}

/** Cheek and the roof beside it, cut across: studs, air behind the panels, small gutter at the tiles. */
function Cheek() {
  return (
    <>
      <path className="paper" d={rect(540, 330, 76, 228)} />
      <path className="hair" d={uprightZigzag(543, 334, 216, 70)} />
      <path className="paper" d={endGrain(540, 558, 76, 34)} />
      <path className="cut" d="M538 330V560" />
      <path className="paper" d={rect(616, 330, 10, 262)} />
      <path className="tone" d={row(3, [502, 330], [0, 66], "h12v60h-12z")} />
      <path className="paper" d={rect(514, 330, 24, 188)} />
      <path className="none wash" d={rect(515, 330, 22, 188)} />
      <Flow of="air" path="M526 512V356" head={[526, 350]} angle={-90} />
      <path
        className="tone"
        d="M340 574q18-40 36 0q14 18 28 0q18-40 36 0q10 12 20 8v10q-14 2-24-10q-16-38-30 2q-16 16-34-2q-16-36-32 2z"
      />
      <Timber d={rect(340, 592, 276, 16)} />
      <path className="paper" d="M340 608H630V620H340z" />
      <path className="accent-line cut" d="M534 430V548l-6 34H472V566l-12-6" />
      <path className="poche" d="M476 578c8-16 18-10 26-12 8-6 14 2 20 12z" />
    </>
  );
}

/** Dormer cut lengthwise at its front, and across its cheek: seven places where upkeep begins. */
export function OnderhoudDakkapel({ id }: { id: string }) {
  return (
    <Sheet id={id} height={650}>
      <MainRoof />
      <FlatRoof />
      <Front />
      <Cheek />
      <Note x={250} y={290}>
        voorkant
      </Note>
      <Note x={470} y={300}>
        zijwang
      </Note>
      <Break from={[496, 332]} to={[634, 332]} />
      <Balloons
        spots={[
          [330, 60, 330, 128],
          [60, 120, 130, 150],
          [60, 220, 158, 202],
          [60, 320, 146, 382],
          [60, 410, ...roof.at(160, -29)],
          [676, 440, 528, 440],
          [400, 480, 492, 574],
        ]}
      />
    </Sheet>
  );
}
