import { expect, test } from "vitest";
import { playerAddress, videoAddress } from "~/lib/video-address";
import { videoOfLink } from "./video-link";

test.each([
  ["https://www.youtube.com/watch?v=aBcDeFgHiJk&t=12s", "youtube", "aBcDeFgHiJk"],
  ["https://m.youtube.com/watch?list=x&v=aBcDeFgHiJk", "youtube", "aBcDeFgHiJk"],
  ["youtu.be/aBcDeFgHiJk?si=x", "youtube", "aBcDeFgHiJk"],
  ["https://www.youtube.com/shorts/aBcDeFgHiJk", "youtube", "aBcDeFgHiJk"],
  ["https://www.youtube-nocookie.com/embed/aBcDeFgHiJk", "youtube", "aBcDeFgHiJk"],
  ["https://studio.youtube.com/video/aBcDeFgHiJk/edit", "youtube", "aBcDeFgHiJk"],
  [
    '<iframe width="560" src="https://www.youtube.com/embed/aBcDeFgHiJk?si=x"></iframe>',
    "youtube",
    "aBcDeFgHiJk",
  ],
  ["https://vimeo.com/manage/videos/76979871", "vimeo", "76979871"],
  ["https://vimeo.com/channels/staffpicks/76979871", "vimeo", "76979871"],
  ["https://vimeo.com/showcase/1234/video/76979871", "vimeo", "76979871"],
  ["https://vimeo.com/76979871/description", "vimeo", "76979871"],
  [" https://vimeo.com/76979871 ", "vimeo", "76979871"],
  ["https://vimeo.com/76979871/8272103f6e", "vimeo", "76979871-8272103f6e"],
  ["https://player.vimeo.com/video/76979871?h=8272103f6e", "vimeo", "76979871-8272103f6e"],
])("%s is a video of %s", (link, provider, video) => {
  expect(videoOfLink(link)).toEqual({ provider, video });
});

test.each([
  "",
  "dak",
  "https://www.youtube.com/",
  "https://www.youtube.com/@kanaal",
  "https://www.youtube.com/watch?v=kort",
  "https://www.youtube.com/user/dakdekkers1",
  "https://www.youtube.com/c/dakdekkers1",
  "https://youtube.com.kwaad.example/watch?v=aBcDeFgHiJk",
  "https://vimeo.com/channels/staffpicks",
  "javascript:alert(1)",
])("'%s' is none", (link) => {
  expect(videoOfLink(link)).toBeNull();
});

test("its own page is a link to the same video, and its player begins at once", () => {
  const youtube = { provider: "youtube", video: "aBcDeFgHiJk" } as const;
  const unlisted = { provider: "vimeo", video: "76979871-8272103f6e" } as const;
  for (const video of [youtube, unlisted]) expect(videoOfLink(videoAddress(video))).toEqual(video);
  expect(playerAddress(youtube)).toBe("https://www.youtube-nocookie.com/embed/aBcDeFgHiJk?autoplay=1&rel=0");
  expect(playerAddress(unlisted)).toBe(
    "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=8272103f6e",
  );
});
