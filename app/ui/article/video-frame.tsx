import type { Video } from "~/lib/document";
import { escapeHtml } from "~/lib/text/escape-html";
import { playerAddress, VIDEO_SITES, videoAddress } from "~/lib/video-address";

/** The frame holds a link to the player, and a tap on it loads that in its place: no script, and no request before it. */
export function VideoFrame(video: Video["attrs"]) {
  const site = VIDEO_SITES[video.provider];
  return (
    <figure className="text-column">
      <iframe
        title={video.title}
        srcDoc={beforePlay(video)}
        allow="autoplay *; fullscreen *; picture-in-picture *"
        style={{ aspectRatio: "16 / 9" }}
        className="no-print w-full border border-ink/25 bg-accent-wash"
      />
      <figcaption className="mt-2 text-sm text-ink-soft">
        <span className="no-print">Na een tik haalt uw browser de video bij {site} op. </span>
        <a href={videoAddress(video)} className="text-link">
          {video.title} op {site}
        </a>
      </figcaption>
    </figure>
  );
}

/** Styled by attributes: the policy of the page lets no sheet of its own in. */
function beforePlay(video: Video["attrs"]): string {
  const title = escapeHtml(`Speel af: ${video.title}`);
  return `<!doctype html><html lang="nl"><title>${title}</title><body style="margin:0"><a href="${escapeHtml(playerAddress(video))}" aria-label="${title}" style="position:absolute;inset:0;display:grid;place-items:center;outline-offset:-8px"><svg width="64" height="64" viewBox="-6 -6 36 36" fill="#fff" style="background:#16233b;border-radius:4px"><path d="M7.5 4.5v15L19.5 12Z"/></svg></a>`;
}
