import type { Video } from "~/lib/document";

type Reference = Pick<Video["attrs"], "provider" | "video">;

/** The video that an address of YouTube or Vimeo, or the code to embed it, shows; null for any other. An unlisted one of Vimeo keeps its key. */
export function videoOfLink(link: string): Reference | null {
  const text = (/^<iframe\s[^>]*?src="([^"]+)"/.exec(link.trim())?.[1] ?? link).trim();
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  if (!url) return null;
  const host = url.hostname.replace(/^(www|m|music|studio)\./, "");
  const { pathname: path, searchParams } = url;
  if (host === "youtu.be") return youtube(path.split("/")[1]);
  if (host === "youtube.com" || host === "youtube-nocookie.com")
    return youtube(searchParams.get("v") ?? /^\/(?:embed|shorts|live|video|v)\/([^/]+)/.exec(path)?.[1]);
  if (host !== "vimeo.com" && host !== "player.vimeo.com") return null;
  const [, number, key] = VIMEO.exec(path) ?? [];
  return number ? vimeo(number, key ?? searchParams.get("h")) : null;
}

/** By itself, in the office of its maker, or among others. */
const VIMEO =
  /^\/(?:(?:manage\/)?videos?\/|channels\/[^/]+\/|groups\/[^/]+\/videos\/|(?:showcase|album)\/\d+\/video\/)?(\d{1,15})(?:\/([^/]+))?\/?$/;

const youtube = (video = ""): Reference | null =>
  /^[\w-]{11}$/.test(video) ? { provider: "youtube", video } : null;

const vimeo = (number: string, key: string | null): Reference => ({
  provider: "vimeo",
  video: key && /^[a-f0-9]{6,20}$/i.test(key) ? `${number}-${key}` : number,
});
