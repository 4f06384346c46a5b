import { Form, Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { inputStyle } from '#web/ui/fields/input-styles.ts';

/** A form to the tracking screen and a link to the quote form, which work before hydration. */
export function HeroBox() {
  return (
    <div className="hero-box mt-8 rounded-lg border border-line-strong bg-raised p-2 shadow-dialog sm:mt-10">
      <p className="flex gap-1 px-0.5 pt-0.5 pb-2.5 text-ui font-semibold">
        <label
          htmlFor="hero-number"
          className="inline-flex min-h-9 items-center rounded-sm bg-brand-weak px-3.5 text-brand max-sm:min-h-11"
        >
          Track
        </label>
        <Link
          to={paths.quote()}
          className="inline-flex min-h-9 items-center rounded-sm px-3.5 hover:bg-brand-weak max-sm:min-h-11"
        >
          Get a quote
        </Link>
      </p>
      <Form action={paths.track()} method="get" className="flex gap-2">
        <input
          id="hero-number"
          name="tracking"
          type="text"
          required
          aria-label="Tracking number"
          placeholder="GS123456789"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          className={inputStyle('code h-13 px-4! placeholder:font-normal')}
        />
        <Button type="submit" size="hero">
          Track
        </Button>
      </Form>
    </div>
  );
}
