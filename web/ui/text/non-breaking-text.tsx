/** A hyphen after a number or a single letter, where a line must not break. Its group keeps the words when splitting. */
const SHORT_START = /(\b(?:\d+|[A-Za-z])-[A-Za-z]+)/;

/** A text whose words such as '40-foot' and 'e-mailed' stay on one line. The fonts have no non-breaking hyphen. */
export function NonBreakingText({ text }: { text: string }) {
  return text.split(SHORT_START).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
