import { Form } from 'react-router';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { inputLook } from '#web/ui/fields/input-styles.ts';

/**
 * Tracking form and quote form, switched by two radio buttons with CSS, so that everything works before
 * hydration.
 */
export function HeroBox() {
  return (
    <div className="hero-box mt-8 rounded-lg border border-line-strong bg-raised p-2 shadow-dialog sm:mt-10">
      <fieldset className="flex gap-1 px-0.5 pt-0.5 pb-2.5">
        <legend className="sr-only">What would you like to do?</legend>
        <Choice id="hero-track" defaultChecked>
          Track
        </Choice>
        <Choice id="hero-quote">Get a quote</Choice>
      </fieldset>
      <Form action={paths.track()} method="get" className="hero-track-form flex gap-2">
        <input
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
          className={inputLook('code h-13 px-4! placeholder:font-normal')}
        />
        <Button type="submit" size="hero">
          Track
        </Button>
      </Form>
      <Form action={paths.quote()} method="get" className="hero-quote-form flex gap-2 max-sm:flex-col">
        <PlaceInput name="origin" label="From" />
        <PlaceInput name="destination" label="To" />
        <Button type="submit" size="hero">
          Continue
        </Button>
      </Form>
    </div>
  );
}

function Choice({
  id,
  defaultChecked,
  children,
}: {
  id: string;
  defaultChecked?: boolean;
  children: string;
}) {
  return (
    <label className="inline-flex min-h-9 cursor-pointer items-center rounded-sm px-3.5 text-ui font-semibold hover:bg-brand-weak has-checked:bg-brand-weak has-checked:text-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink max-sm:min-h-11">
      <input type="radio" name="hero-box" id={id} defaultChecked={defaultChecked} className="sr-only" />
      {children}
    </label>
  );
}

function PlaceInput({ name, label }: { name: string; label: string }) {
  return (
    <input
      name={name}
      type="text"
      required
      maxLength={120}
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      className={inputLook('h-13 min-w-0 flex-1 px-4!')}
    />
  );
}
