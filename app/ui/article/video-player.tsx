import { useState } from "react";
import type { Video } from "~/lib/document";
import { playerAddress, VIDEO_SITES, videoAddress } from "~/lib/video-address";
import { Icon } from "~/ui/icons/icon";

/** Nothing is asked of the video's site before 'play' is pressed; without script a link leads there. */
export function VideoPlayer(video: Video["attrs"]) {
  const [playing, setPlaying] = useState(false);
  const site = VIDEO_SITES[video.provider];
  return (
    <figure>
      <div className="no-print only-scripted relative aspect-video border border-ink/25 bg-accent-wash">
        {playing ? (
          <iframe
            src={playerAddress(video)}
            title={video.title}
            allow="autoplay; fullscreen; picture-in-picture"
            className="absolute inset-0 size-full"
          />
        ) : (
          <button
            type="button"
            onClick={() => setPlaying(true)}
            className="absolute inset-0 flex w-full flex-col items-center justify-center gap-3 p-4 font-semibold hover:bg-accent-wash/60"
          >
            <span className="grid size-16 place-items-center rounded-md bg-accent text-white">
              <Icon name="play" />
            </span>
            <span>Speel af: {video.title}</span>
          </button>
        )}
      </div>
      <figcaption className="mt-2 text-sm text-ink-soft">
        {/* On one line for who reads the page without its frame. */}
        Na een tik haalt uw browser de video bij {site} op.{" "}
        <a href={videoAddress(video)} className="text-link">
          {video.title} op {site}
        </a>
      </figcaption>
    </figure>
  );
}
