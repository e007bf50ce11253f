import { type CSSProperties, type TouchEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { classNames } from "~/lib/text/class-names";
import { Button } from "~/ui/controls/button";
import { Stars } from "~/ui/controls/stars";
import { Icon } from "~/ui/icons/icon";
import type { Review } from "./profile-types";

const ADVANCE_MS = 6_000;
const SWIPE_PX = 50;
const LONG_TEXT = 120;
const ON_DESKTOP = 3;

/**
 * Reviews: three side by side on a wide screen, one at a time on a phone; the buttons lead to all of them. On a phone it
 * moves on every six seconds until the visitor takes over; it waits on hover and focus, and never moves under reduced
 * motion. Without script the row scrolls by hand.
 */
export function ReviewCarousel({ reviews }: { reviews: Review[] }) {
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [held, setHeld] = useState(false);
  const [scripted, setScripted] = useState(false);
  const [narrow, setNarrow] = useState(false);
  const touchStart = useRef<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const count = reviews.length;
  const shown = Math.min(narrow ? 1 : ON_DESKTOP, count);
  // The last view is a full one, also after a screen was turned.
  const first = Math.min(index, count - shown);

  // At once with taking over: a Tab in between would find the cards neither inert nor shown.
  useLayoutEffect(() => {
    setScripted(true);
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const row = list.current as HTMLUListElement;
    // The sheet decides, not the window: see the widths in house.css.
    const isNarrow = () => (row.firstElementChild as HTMLElement).offsetWidth > row.clientWidth / 2;
    const measured = new ResizeObserver(() => setNarrow(isNarrow()));
    measured.observe(row);
    setNarrow(isNarrow());
    setPlaying(!still && isNarrow());
    // Where it was scrolled to by hand is no place of the carousel.
    (row.parentElement as HTMLElement).scrollLeft = 0;
    // A card that has the focus already stays the current one: the other cards become inert.
    const card = row.querySelector<HTMLElement>("[data-card]:focus-within");
    if (card) {
      setIndex(Number(card.dataset.card));
      setHeld(true);
    }
    return () => measured.disconnect();
  }, []);
  useEffect(() => {
    if (!playing || held || !narrow || count < 2) return;
    const timer = setInterval(() => setIndex((now) => (now + 1) % count), ADVANCE_MS);
    return () => clearInterval(timer);
  }, [playing, held, narrow, count]);

  function show(next: number) {
    setPlaying(false);
    setIndex((next + count) % count);
  }
  /** A view on or back; past either end it goes round, and before the end it stops at the last full view. */
  function turn(by: 1 | -1) {
    const last = count - shown;
    const next = first + by * shown;
    if (next > last) show(first < last ? last : 0);
    else if (next < 0) show(first > 0 ? 0 : last);
    else show(next);
  }
  function touchEnd(event: TouchEvent) {
    const moved = (event.changedTouches[0]?.clientX ?? 0) - (touchStart.current ?? 0);
    if (touchStart.current !== null && Math.abs(moved) > SWIPE_PX) turn(moved < 0 ? 1 : -1);
    touchStart.current = null;
  }

  return (
    <section
      aria-roledescription="carrousel"
      aria-label="Beoordelingen"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div
        className={classNames("snap-x snap-mandatory", scripted ? "overflow-hidden" : "overflow-x-auto")}
        onTouchStart={(event) => {
          touchStart.current = event.touches[0]?.clientX ?? null;
          setPlaying(false);
        }}
        onTouchEnd={touchEnd}
      >
        <ul
          ref={list}
          className="review-row"
          style={{ "--at": first } as CSSProperties}
          data-at={first}
          aria-live={playing ? "off" : "polite"}
        >
          {reviews.map((review, n) => (
            <li
              key={review.author_name + review.text}
              inert={scripted && (n < first || n >= first + shown)}
              data-card={n}
            >
              <ReviewCard review={review} />
            </li>
          ))}
        </ul>
      </div>
      {count > 1 && (
        <div
          className={classNames(
            "only-scripted mt-5 flex flex-wrap items-center gap-2",
            count <= ON_DESKTOP && "@half:hidden",
          )}
        >
          <Button
            variant="outline"
            size="icon"
            onClick={() => turn(-1)}
            aria-label={narrow ? "Vorige beoordeling" : "Vorige beoordelingen"}
          >
            <Icon name="chevron-left" />
          </Button>
          <Button
            variant="outline"
            size="icon"
            onClick={() => turn(1)}
            aria-label={narrow ? "Volgende beoordeling" : "Volgende beoordelingen"}
          >
            <Icon name="chevron-right" />
          </Button>
          <div className="mx-auto flex flex-wrap @half:hidden">
            {reviews.map((review, n) => (
              <button
                key={review.author_name + review.text}
                type="button"
                onClick={() => show(n)}
                aria-label={`Beoordeling ${n + 1} van ${count}`}
                aria-current={n === index ? "true" : undefined}
                className="carousel-dot"
              />
            ))}
          </div>
          <p role="status" className="text-sm text-ink-soft @max-half:hidden">
            {first + 1} tot en met {first + shown} van {count}
          </p>
          <Button
            variant="ghost"
            size="icon"
            onClick={() => setPlaying(!playing)}
            aria-label={playing ? "Stilzetten" : "Laten doorlopen"}
            className="@half:hidden"
          >
            <Icon name={playing ? "pause" : "play"} />
          </Button>
        </div>
      )}
    </section>
  );
}

function ReviewCard({ review }: { review: Review }) {
  const [open, setOpen] = useState(false);
  const long = review.text.length > LONG_TEXT;
  const text = long && !open ? `${review.text.slice(0, LONG_TEXT).trimEnd()}...` : review.text;
  return (
    <article className="review">
      {review.sample && <p className="label-caps text-ink-soft">Voorbeeld, geen echte klantbeoordeling</p>}
      <Stars rating={review.rating} />
      <p>
        {text}
        {long && !open && <noscript>{review.text.slice(LONG_TEXT)}</noscript>}
      </p>
      {long && (
        <button type="button" onClick={() => setOpen(!open)} aria-expanded={open} className="only-scripted">
          {open ? "Minder lezen" : "Meer lezen"}
        </button>
      )}
      {review.own?.answer && (
        <details>
          <summary>Ons antwoord</summary>
          <p className="mt-1 whitespace-pre-line">{review.own.answer}</p>
        </details>
      )}
      <footer>
        <span aria-hidden="true">{initials(review.author_name)}</span>
        {review.author_url ? (
          <a href={review.author_url} rel="noopener nofollow" className="font-semibold underline">
            {review.author_name}
          </a>
        ) : (
          <span className="font-semibold">{review.author_name}</span>
        )}
        <span className="text-sm text-ink-soft">
          {[review.own?.subject, review.relative_time_description].filter(Boolean).join(" · ")}
          {!review.sample && <span className="block">{checkedText(review)}</span>}
        </span>
      </footer>
    </article>
  );
}

const checkedText = ({ own }: Review) =>
  own ? "Klant van ons, gecontroleerd met de aanvraag" : "Via Google, niet door ons gecontroleerd";

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words[words.length - 1] : ""]
    .map((word) => word?.[0] ?? "")
    .join("")
    .toUpperCase();
}
