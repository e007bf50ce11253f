import { type Editor, useEditorState } from "@tiptap/react";
import { type KeyboardEvent, type RefObject, useState } from "react";
import { tooLong } from "~/features/articles/model/article-content";
import { videoOfLink } from "~/features/articles/model/video-link";
import type { Video } from "~/lib/document";
import { videoAddress } from "~/lib/video-address";
import { Button } from "~/ui/controls/button";
import { Field, Input } from "~/ui/controls/field";
import { writeUnder } from "./added-picture";
import { inText } from "./blocks";
import { useAdded } from "./use-added";

/** Fields of the selected video. */
export function VideoPanel({ editor }: { editor: Editor }) {
  const video = useEditorState({
    editor,
    selector: ({ editor: at }) => (at.isActive("video") ? (at.getAttributes("video") as Given) : null),
  });
  const place = useEditorState({ editor, selector: ({ editor: at }) => at.state.selection.from });
  const field = useAdded(editor, video !== null);
  // Another video has fields of its own.
  return video && <VideoFields key={place} {...{ editor, video, field }} />;
}

/** In the editor what is absent is null. */
type Given = Omit<Video["attrs"], "link"> & { link?: string | null };

type VideoFieldsProps = {
  editor: Editor;
  video: Given;
  field: RefObject<HTMLInputElement | null>;
};

function VideoFields({ editor, video, field }: VideoFieldsProps) {
  const [link, setLink] = useState(video.video ? videoAddress(video) : (video.link ?? ""));
  const unknown = link.trim() !== "" && !videoOfLink(link);
  const set = (attrs: Partial<Given>) => editor.commands.updateAttributes("video", attrs);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    writeUnder(editor);
  };
  return (
    <section
      aria-label="Gekozen video"
      className="grid grid-cols-1 items-end gap-3 border-b border-rule bg-accent-wash p-3 md:grid-cols-[1fr_1fr_auto]"
    >
      <Field
        label="Link van de video"
        error={
          unknown
            ? "Dit is geen video van YouTube of Vimeo. Open de video daar en kopieer het adres."
            : link.trim() === ""
              ? "Nodig om te kunnen publiceren"
              : undefined
        }
        className="text-sm"
      >
        {(control) => (
          <Input
            {...control}
            ref={field}
            value={link}
            placeholder="https://www.youtube.com/watch?v=…"
            onChange={({ target: { value } }) => {
              setLink(value);
              const found = videoOfLink(value);
              set(found ? { ...found, link: null } : { video: "", link: value || null });
            }}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <Field
        label="Waar gaat de video over?"
        error={video.title.trim() === "" ? "Nodig om te kunnen publiceren" : tooLong(video.title, "video")}
        className="text-sm"
      >
        {(control) => (
          <Input
            {...control}
            value={video.title}
            onChange={({ target: { value } }) => set({ title: value })}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <Button
        variant="outline"
        size="sm"
        className="md:min-h-12"
        onClick={() => inText(editor).deleteSelection().run()}
      >
        Video weghalen
      </Button>
    </section>
  );
}
