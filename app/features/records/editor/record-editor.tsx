import { type ReactNode, useEffect, useRef, useState } from "react";
import { ColleagueLine } from "~/admin/drafts/colleague-line";
import { ConflictPanel } from "~/admin/drafts/conflict-panel";
import { useDraft } from "~/admin/drafts/use-draft";
import { valueAt, withValueAt } from "~/content/records/form/at-path";
import type { FormField } from "~/content/records/form/form-fields";
import { recordLines } from "~/content/records/form/record-lines";
import type { Problem } from "~/content/records/read-stored";
import type { Word } from "~/content/records/words/words";
import type { PictureTools } from "~/features/records/editor/fields/picture-field";
import { RecordFields } from "~/features/records/editor/fields/record-fields";
import type { RecordStatus, Theirs } from "~/features/records/model/editor-types";
import { anchorOf } from "~/features/records/model/field-place";
import { sameJson } from "~/lib/same-json";
import { PreviewFrame } from "./preview-frame";
import { ProblemList } from "./problem-list";
import { RecordBar } from "./record-bar";
import { focusField } from "./use-page-texts";
import { type Library, usePictures } from "./use-pictures";
import { WordList } from "./word-list";

type Content = Record<string, unknown>;

export type RecordEditorProps = {
  /** Of its type, and of itself in it. */
  name: string;
  recordKey: string;
  /** What people call it: 'Bedrijfsgegevens'. */
  title: string;
  fields: FormField[];
  content: Content;
  status: RecordStatus;
  /** Whether the code carries it too; then there is an original to go back to. */
  builtIn: boolean;
  /** Whether it may be thrown away. */
  open: boolean;
  /** Others wrote it: it goes off the site elsewhere, with a reason. */
  given: boolean;
  readOnly: boolean;
  /** Those in braces that its texts may hold; none where braces are braces. */
  words: Word[];
  /** Of a page on which it is seen. */
  seenAt: string;
  address: string;
  revisions: string;
  /** E-mail address of the writer. */
  me: string;
  /** Above the fields: what only some records have. */
  children?: (draft: RecordDraft) => ReactNode;
  /** The media library as a dialog; it belongs to another feature. */
  upload: PictureTools["upload"];
  library: Library;
};

/** The editor of every kind of content: its fields at the left, the page with the draft in it at the right. */
export function RecordEditor(props: RecordEditorProps) {
  const { name, recordKey, fields, content: first, status: firstStatus, me } = props;
  const draft = useDraft<Content, RecordStatus, Theirs & { content: Content }>({
    keptAs: `inhoud-${name}-${recordKey}#${me}`,
    address: props.address,
    content: first,
    status: firstStatus,
    same: sameJson,
    theirsOf: (content, { version, saved }) => ({
      content,
      version,
      by: saved?.by ?? "",
      at: saved?.at ?? 0,
    }),
  });
  const { content, status, theirs, change: changeDraft } = draft;
  const [recovered, setRecovered] = useState(false);
  const take = useRef(draft.takeFromDevice);
  useEffect(() => setRecovered(take.current() !== null), []);
  // From the list of what was found.
  useEffect(() => focusField(location.hash.slice(1)), []);
  const readOnly = props.readOnly || status.state === "binned";
  /** By place: the version in which it was changed last. */
  const [touched, setTouched] = useState<ReadonlyMap<string, number>>(new Map());
  /** It was to be published, and could not be. */
  const [refused, setRefused] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: to what was wrong then, not to what becomes wrong while one types
  useEffect(() => {
    const [first] = refused > 0 ? status.problems : [];
    if (first) focusField(anchorOf(first.path));
  }, [refused]);
  const change = (path: string, value: unknown) => {
    setTouched((now) => (now.get(path) === status.version ? now : new Map(now).set(path, status.version)));
    changeDraft((now) => {
      const next = typeof value === "function" ? value(valueAt(now, path)) : value;
      const [top = ""] = path.split(".");
      const along = fields.filter(
        ({ name, follows }) => follows === path && !touched.has(name) && now[name] === now[path],
      );
      return {
        ...Object.fromEntries(along.map(({ name }) => [name, next])),
        [top]: withValueAt(now, path, next)[top],
      };
    });
  };
  const { picker, pictures, uploading } = usePictures(props.upload, props.library);
  // What was said of a field is not true of what has been typed in it since; the next save says what is.
  const judged = ({ path }: Problem) => draft.saving === "saved" || touched.get(path) !== status.version;
  // Who has just begun, or added a part, has done nothing wrong yet.
  const looked = ({ path }: Problem) => touched.has(path) || !isEmpty(valueAt(content, path));
  const shown = status.problems.filter((one) => judged(one) && (refused > 0 || looked(one)));
  return (
    <div className="grid grid-cols-1 gap-6">
      <RecordBar
        draft={draft}
        {...props}
        uploading={uploading}
        onRefused={() => setRefused((times) => times + 1)}
      />
      <ColleagueLine saved={firstStatus.saved} me={me} what="dit" />
      {props.readOnly && (
        <p role="alert" className="border-l-4 border-danger bg-danger-wash px-4 py-3">
          Dit is bewaard door een nieuwere versie van de site. U kunt het bekijken; wijzigen kan weer als die
          versie hier staat.
        </p>
      )}
      {recovered && (
        <p role="status" className="border-l-4 border-ink bg-paper-deep px-4 py-3">
          Op dit apparaat stond nog tekst die niet was opgeslagen. Die staat er nu weer in.
        </p>
      )}
      {status.defaultChanged && (
        <p className="border-l-4 border-ink bg-paper-deep px-4 py-3">
          De oorspronkelijke tekst is intussen veranderd. Uw tekst blijft staan; met ‘Terug naar de
          oorspronkelijke tekst’ neemt u de nieuwe over.
        </p>
      )}
      {theirs && (
        <ConflictPanel
          what="dit"
          mine={recordLines(fields, content)}
          theirs={recordLines(fields, theirs.content)}
          by={theirs.by}
          at={theirs.at}
          me={me}
          onMine={() => void draft.chooseMine()}
          onTheirs={() => void draft.chooseTheirs()}
        />
      )}
      {!readOnly && props.children?.(draft)}
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]">
        <form className="grid min-w-0 grid-cols-1 gap-6" onSubmit={(event) => event.preventDefault()}>
          {!readOnly && (
            <ProblemList
              problems={status.problems}
              {...{ fields, content }}
              begun={refused === 0 && !status.live && !props.builtIn}
            />
          )}
          {props.words.length > 0 && <WordList words={props.words} />}
          <RecordFields
            words={props.words}
            fields={fields}
            value={content}
            problems={readOnly ? [] : shown}
            readOnly={readOnly}
            onChange={change}
            pictures={pictures}
          />
        </form>
        <PreviewFrame draft={draft} {...props} />
      </div>
      {picker}
    </div>
  );
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

export type RecordDraft = ReturnType<typeof useDraft<Content, RecordStatus, Theirs & { content: Content }>>;
