const TYPE_AND_TIMESTAMP = /^([A-Z_]+-)(\d+)$/;

/**
 * A document's number beside its type. The type in it takes no space, but remains text: it is read aloud, copied and
 * found. The tooltip shows the whole number.
 */
export function DocumentNumber({ number }: { number: string }) {
  const [, type, digits] = TYPE_AND_TIMESTAMP.exec(number) ?? [];
  return (
    <span title={number} className="code text-[0.8125rem] wrap-anywhere">
      {/* Inline, because accessible names get a space around anything else. */}
      {type && <span className="text-[0px] tracking-[0px]">{type}</span>}
      {digits ?? number}
    </span>
  );
}
