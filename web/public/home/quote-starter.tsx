import { useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { numberNote } from '#domain/validation/typed-number.ts';
import { preHydrationValues } from '#web/forms/pre-hydration-values.ts';
import { paths } from '#web/paths.ts';
import { PlaceInput } from '#web/quotes/place-input.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';

const EMPTY = { origin: '', destination: '', weight: '' };

/** Three fields that lead to the quote form with them filled in. A plain form, so it works without scripts. */
export function QuoteStarter() {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const [values, setValues] = useState(EMPTY);
  const change = (part: Partial<typeof EMPTY>) => setValues((former) => ({ ...former, ...part }));
  useLayoutEffect(() => {
    const typed = form.current ? preHydrationValues(form.current) : {};
    setValues((former) => ({ ...former, ...typed }));
  }, []);
  return (
    <div>
      <h2 id="starter" className="text-h1">
        What does your lane cost?
      </h2>
      <p className="mt-3 max-w-[56ch] text-body-l text-ink-2">
        Three answers are enough for a first price. Get an instant estimate and a detailed quote within 24
        hours.
      </p>
      <form
        ref={form}
        action={paths.quote()}
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          void navigate(paths.quote(values));
        }}
        aria-labelledby="starter"
        className="mt-6 grid max-w-[37.5rem] gap-4 sm:grid-cols-2"
      >
        <Field label="From">
          <PlaceInput
            name="origin"
            placeholder="City, country"
            value={values.origin}
            onValueChange={(origin) => change({ origin })}
          />
        </Field>
        <Field label="To">
          <PlaceInput
            name="destination"
            placeholder="City, country"
            value={values.destination}
            onValueChange={(destination) => change({ destination })}
          />
        </Field>
        <div className="grid items-start gap-4 sm:col-span-2 sm:grid-cols-[1fr_auto]">
          <Field label="Weight" unit="kg" note={numberNote(values.weight)} optional>
            <TextInput
              name="weight"
              inputMode="decimal"
              autoComplete="off"
              value={values.weight}
              onChange={({ target }) => change({ weight: target.value })}
            />
          </Field>
          <Button type="submit" size="marketing" className="sm:mt-7">
            See prices
          </Button>
        </div>
      </form>
    </div>
  );
}
