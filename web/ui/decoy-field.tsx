/**
 * A field that nobody sees or reaches and only programs fill in. What is sent with it filled gets the
 * same friendly answer and is not kept.
 */
export function DecoyField() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Homepage
        <input name="homepage" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
