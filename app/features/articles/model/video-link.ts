import type { Video } from "~/lib/document";

type Reference = Pick<Video["attrs"], "provider" | "video">;

/** The video that an address of YouTube or Vimeo shows; null for any other. An unlisted one of Vimeo keeps its key. */
export function videoOfLink(link: string): Reference | null {
  const text = link.trim();
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  const host = url?.hostname.replace(/^(www|m|music)\./, "");
  const [first = "", second = ""] = url?.pathname.split("/").filter(Boolean) ?? [];
  if (host === "youtu.be") return youtube(first);
  if (host === "youtube.com" || host === "youtube-nocookie.com")
    return youtube(first === "watch" ? (url?.searchParams.get("v") ?? "") : second);
  if (host === "vimeo.com") return vimeo(first, second || url?.searchParams.get("h"));
  if (host === "player.vimeo.com" && first === "video") return vimeo(second, url?.searchParams.get("h"));
  return null;
}

const youtube = (video: string): Reference | null =>
  /^[\w-]{11}$/.test(video) ? { provider: "youtube", video } : null;

function vimeo(number: string, key: string | null | undefined): Reference | null {
  if (!/^\d{1,15}$/.test(number)) return null;
  return { provider: "vimeo", video: key && /^[a-z0-9]{1,20}$/i.test(key) ? `${number}-${key}` : number };
}
