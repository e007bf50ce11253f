import { rect, row, strokes } from "~/drawings/geometry";
import { Flow } from "~/drawings/marks";
import { Balloons, GroundLine, Note, Sheet } from "~/drawings/parts/sheet";
import { BrickFace } from "~/drawings/wall-shapes";

/** Lowest two courses of pans; a comb closes the hollows under their tails. */
function Tiles() {
  const course = (y: number, x: number) => `M${x} ${y}${"q14-20 27 0q13 12 27 0".repeat(13)}V${y - 54}H${x}z`;
  return (
    <>
      <path className="paper" d={rect(12, 36, 696, 70)} />
      <path className="thin" d={strokes(64, [18, 128], [10.8, 0], 0, 16)} />
      <path className="tone" d={course(134, 12)} />
      <path className="tone" d={course(88, 12)} />
      <path
        className="thin"
        d={strokes(13, [39, 134], [54, 0], 0, -44) + strokes(13, [39, 88], [54, 0], 0, -46)}
      />
      <path className="cut" d="M12 40H708" />
    </>
  );
}

/** Gutter falling to its outlet: two lengths in an expansion piece, every bracket lower than the last. */
function Gutter() {
  return (
    <>
      <path className="tone" d="M20 140L700 158V164L694 214 26 196 20 146z" />
      <path className="paper" d="M16 138L704 156v12L16 150z" />
      <path className="thin" d="M26 196l-10-46M694 214l8-46" />
      <path className="paper" d="M262 142l56 2v64l-56-2z" />
      <path
        className="accent-line cut"
        d="M272 144v62M308 145v62M284 174l-8-6v13zM296 174l8-6v13zM284 174h12"
      />
      {[84, 200, 380, 500].map((x) => (
        <path key={x} className="ink none" d={`M${x} ${132 + x * 0.0265}h11v${72}h-11z`} />
      ))}
      <path className="hidden-line" d="M20 222H640" />
    </>
  );
}

/** Outlet, downpipe with its brackets and the piece to clear it, and the drain in the ground. */
function Pipe() {
  return (
    <>
      <path className="none paper" d="M520 520H660V640H520z" />
      <path className="tone" d="M582 210H644L632 240V276H594V240z" />
      <path className="paper" d="M590 270h46v250h-46z" />
      <path className="paper" d="M584 346h58v12h-58zM584 356l-8 14v92l8 14h58v-14l8-14v-78l-8-14z" />
      <path className="tone" d="M584 384h58v62h-58z" />
      <path className="thin" d={strokes(6, [592, 390], [8, 0], 0, 50)} />
      <path className="cut accent-line" d="M613 384v-10M606 374h14" />
      <path className="tone" d="M582 296h62v14h-62zM582 496h62v14h-62z" />
      <path className="ink none" d={`${rect(644, 300, 22, 6)}${rect(644, 500, 22, 6)}`} />
      <path className="paper" d="M584 520h58v20h-6v32c0 30-20 46-48 46H420v-42h156c12 0 16-4 16-14v-22h-8z" />
      <path className="thin" d="M590 540h46M470 576v42M460 572v50" />
      <path className="tone" d="M300 556H420V640H300z" />
      <path className="cut" d={row(5, [316, 570], [22, 0], "v8z") + row(5, [316, 600], [22, 0], "v8z")} />
      <Flow of="water" path="M613 530v36c0 20-8 30-30 30H444" head={[438, 596]} angle={180} />
    </>
  );
}

/** Eaves from the front: the way of the rain from the lowest pan to the ground. */
export function OnderhoudDakgoot({ id }: { id: string }) {
  return (
    <Sheet id={id} height={670}>
      <path className="paper" d={rect(40, 200, 630, 320)} />
      <BrickFace large d={rect(40, 200, 630, 320)} />
      <path d="M40 200V520M670 216V520" />
      <Tiles />
      <Gutter />
      <GroundLine x={20} y={520} width={680} depth={120} />
      <Pipe />
      <Note x={330} y={256}>
        afschot
      </Note>
      <Flow of="water" path="M404 250h60" head={[470, 250]} angle={0} />
      <Balloons
        spots={[
          [90, 60],
          [130, 290, 206, 190],
          [260, 310, 290, 190],
          [470, 330, 600, 236],
          [470, 400, 588, 304],
          [470, 470, 600, 420],
          [220, 600, 318, 600],
        ]}
      />
    </Sheet>
  );
}
