/** An address of mail that is wider than its place is broken before its @; other text is left as it is. */
export function breakable(label: string) {
  const [before, after] = label.split("@");
  return after === undefined ? (
    label
  ) : (
    <>
      {before}
      <wbr />@{after}
    </>
  );
}
