import type { ReactNode } from "react";
import { CallUs } from "./call-us";
import type { QrCode } from "./qr-code.server";

export type Adding = {
  /** What photos would help with. */
  hint: string;
  /** Said when nothing follows from them by itself; null while the lead is open. */
  closed: string | null;
  /** How many files can still be added; null when more than one post may bring. */
  room: number | null;
};

type Props = Adding & {
  qr: QrCode;
  phone: { href: string };
  /** The form. */
  children: ReactNode;
};

const FULL =
  "Bij uw aanvraag staan zoveel bestanden als er kunnen staan. Wilt u nog iets laten zien, bel ons dan.";

/** Photos after sending; on a wide screen a code that opens the page on the phone that takes them. */
export function AddPhotos({ hint, closed, room, qr, phone, children }: Props) {
  const full = room === 0;
  return (
    <div className="grid gap-8 @half:grid-cols-[1fr_auto]">
      <div className="grid min-w-0 content-start gap-4">
        {closed && (
          <p className="border-l-4 border-accent pl-4 font-semibold">
            <CallUs text={closed} href={phone.href} />
          </p>
        )}
        <p>
          <CallUs text={full ? FULL : hint} href={phone.href} />
        </p>
        {room !== null && !full && (
          <p className="text-ink-soft">
            {room === 1 ? "Er kan nog 1 bestand bij." : `Er kunnen nog ${room} bestanden bij.`}
          </p>
        )}
        {!full && children}
      </div>
      {!full && (
        <figure className="hidden w-52 @half:block">
          <svg
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            role="img"
            aria-label="QR-code die deze pagina op uw telefoon opent"
            shapeRendering="crispEdges"
            className="w-full border border-rule bg-white"
          >
            <path d={qr.path} />
          </svg>
          <figcaption className="mt-2 text-sm text-ink-soft">
            Staan de foto's op uw telefoon? Richt de camera op deze code, dan opent deze pagina daar.
          </figcaption>
        </figure>
      )}
    </div>
  );
}
