import type { Video } from "./document";

type Reference = Pick<Video["attrs"], "provider" | "video">;

export const VIDEO_SITES = { youtube: "YouTube", vimeo: "Vimeo" } as const;

/** Where their players come from: what a page with a video may show in a frame. */
export const PLAYERS = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"] as const;

/** The player, which begins at once: it is loaded by a press on 'play'. */
export function playerAddress({ provider, video }: Reference): string {
  const [youtube, vimeo] = PLAYERS;
  if (provider === "youtube") return `${youtube}/embed/${video}?autoplay=1&rel=0`;
  const [number, key] = video.split("-");
  return `${vimeo}/video/${number}?autoplay=1&dnt=1${key ? `&h=${key}` : ""}`;
}

/** The page of the video on its own site. */
export function videoAddress({ provider, video }: Reference): string {
  if (provider === "youtube") return `https://www.youtube.com/watch?v=${video}`;
  return `https://vimeo.com/${video.replace("-", "/")}`;
}
