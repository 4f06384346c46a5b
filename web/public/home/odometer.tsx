import type { CSSProperties } from 'react';

/** A figure with animated digits. Screen readers and the HTML get the final text. */
export function Odometer({ text }: { text: string }) {
  return (
    <>
      <span className="sr-only">{text}</span>
      <span aria-hidden="true" className="select-none">
        {[...text].map((character, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes its order
          <Character key={index} character={character} />
        ))}
      </span>
    </>
  );
}

function Character({ character }: { character: string }) {
  if (!/\d/.test(character)) return character;
  return <span className="odometer-digit" style={{ '--digit': character } as CSSProperties} />;
}
