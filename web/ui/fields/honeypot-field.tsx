/**
 * A honeypot field: hidden from people and filled in by bots. A submission with a value gets the usual success response
 * and is discarded.
 */
export function HoneypotField() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Homepage
        <input name="homepage" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
