import { Form } from 'react-router';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { inputLook } from '#web/ui/input-look.ts';

/** A plain form at heart: it works before the script has arrived. */
export function TrackBox() {
  return (
    <Form
      action={paths.track()}
      method="get"
      className="hero-box mt-8 rounded-lg border border-line-strong bg-raised p-2 shadow-dialog sm:mt-10"
    >
      <label htmlFor="hero-tracking" className="block px-1.5 pt-1.5 pb-2.5 text-ui font-semibold">
        Track a shipment
      </label>
      <div className="flex gap-2">
        <input
          id="hero-tracking"
          name="tracking"
          type="text"
          required
          maxLength={40}
          placeholder="GS123456789"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          className={inputLook('code h-13 px-4! placeholder:font-normal')}
        />
        <Button type="submit" size="hero">
          Track
        </Button>
      </div>
    </Form>
  );
}
