import { type TouchEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
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
 * Reviews: the first three side by side on a wide screen, one at a time on a phone. There it moves on every
 * six seconds until the visitor takes over; it waits on hover and focus, and never moves under reduced motion.
 * Without script the row scrolls by hand.
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

  // At once with taking over: a Tab in between would find the cards neither inert nor shown.
  useLayoutEffect(() => {
    setScripted(true);
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    // The sheet decides, not the window: see the widths in house.css.
    const phone = getComputedStyle(list.current as Element).display === "flex";
    setNarrow(phone);
    setPlaying(!still && phone);
    // A card that has the focus already stays the current one: the other cards become inert.
    const card = list.current?.querySelector<HTMLElement>("[data-card]:focus-within");
    if (card) {
      setIndex(Number(card.dataset.card));
      setHeld(true);
    }
  }, []);
  useEffect(() => {
    if (!playing || held || count < 2) return;
    const timer = setInterval(() => setIndex((now) => (now + 1) % count), ADVANCE_MS);
    return () => clearInterval(timer);
  }, [playing, held, count]);

  function show(next: number) {
    setPlaying(false);
    setIndex((next + count) % count);
  }
  function touchEnd(event: TouchEvent) {
    const moved = (event.changedTouches[0]?.clientX ?? 0) - (touchStart.current ?? 0);
    if (touchStart.current !== null && Math.abs(moved) > SWIPE_PX) show(index + (moved < 0 ? 1 : -1));
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
        className={classNames(
          "@max-half:snap-x @max-half:snap-mandatory",
          scripted ? "overflow-hidden" : "@max-half:overflow-x-auto",
        )}
        onTouchStart={(event) => {
          touchStart.current = event.touches[0]?.clientX ?? null;
          setPlaying(false);
        }}
        onTouchEnd={touchEnd}
      >
        <ul
          ref={list}
          className="flex transition-transform duration-250 motion-reduce:transition-none @max-half:data-[at='1']:-translate-x-full @max-half:data-[at='2']:-translate-x-[200%] @max-half:data-[at='3']:-translate-x-[300%] @max-half:data-[at='4']:-translate-x-[400%] @half:grid @half:grid-cols-3 @half:gap-8"
          data-at={index}
          aria-live={playing ? "off" : "polite"}
        >
          {reviews.map((review, n) => (
            <li
              key={review.author_name + review.text}
              className={classNames("w-full shrink-0 snap-start pr-1", n >= ON_DESKTOP && "@half:hidden")}
              inert={scripted && narrow && n !== index}
              data-card={n}
            >
              <ReviewCard review={review} />
            </li>
          ))}
        </ul>
      </div>
      {count > 1 && (
        <div className="only-scripted mt-5 flex flex-wrap items-center gap-2 @half:hidden">
          <Button
            variant="outline"
            size="icon"
            onClick={() => show(index - 1)}
            aria-label="Vorige beoordeling"
          >
            <Icon name="chevron-left" />
          </Button>
          <Button
            variant="outline"
            size="icon"
            onClick={() => show(index + 1)}
            aria-label="Volgende beoordeling"
          >
            <Icon name="chevron-right" />
          </Button>
          <div className="mx-auto flex flex-wrap">
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
          <Button
            variant="ghost"
            size="icon"
            onClick={() => setPlaying(!playing)}
            aria-label={playing ? "Stilzetten" : "Laten doorlopen"}
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
      <footer>
        <span aria-hidden="true">{initials(review.author_name)}</span>
        {review.author_url ? (
          <a href={review.author_url} rel="noopener nofollow" className="font-semibold underline">
            {review.author_name}
          </a>
        ) : (
          <span className="font-semibold">{review.author_name}</span>
        )}
        <span className="text-sm text-ink-soft">{review.relative_time_description}</span>
      </footer>
    </article>
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words[words.length - 1] : ""]
    .map((word) => word?.[0] ?? "")
    .join("")
    .toUpperCase();
}
