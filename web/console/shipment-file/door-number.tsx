/** A container number as on the door: 'MSKU 907032' with the check digit in a box. Copied and read without spaces. */
export function DoorNumber({ number }: { number: string }) {
  return (
    <span className="code whitespace-nowrap">
      <span className="sr-only">{number}</span>
      <span aria-hidden="true" className="select-none">
        {number.slice(0, 4)} {number.slice(4, 10)}{' '}
        <span className="rounded-xs border border-current px-1">{number.slice(10)}</span>
      </span>
    </span>
  );
}
