import { useEffect, useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { normaliseTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { MOST_NUMBERS, readTypedNumbers } from '#domain/shipments/typed-numbers.ts';
import { paths } from '#web/paths.ts';
import { useHydrated } from '#web/ui/hydrated.ts';

/** What the address asks for; more numbers than a list shows are asked for by nobody's link, but by a plain form. */
export type Asked =
  | { kind: 'nothing' }
  | { kind: 'one'; number: string }
  | { kind: 'several' | 'too many'; numbers: readonly string[] };

const NOTHING: Asked = { kind: 'nothing' };

/**
 * One number stands in the path, several in `?numbers=`. `?tracking=`, which plain forms and other programs send
 * with whatever was typed, becomes one of these.
 */
export function useAsked(): Asked {
  const { trackingNumber } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  // The page's HTML was written for every query alike.
  const hydrated = useHydrated();
  const typed = trackingNumber || !hydrated ? '' : (query.get('tracking') ?? query.get('numbers') ?? '');
  const asked = useMemo(
    () => (trackingNumber ? oneNumber(trackingNumber) : askedFor(readTypedNumbers(typed))),
    [trackingNumber, typed],
  );

  const address = addressOf(asked);
  const isSettled = trackingNumber !== undefined || (asked.kind === 'several' && query.has('numbers'));
  useEffect(() => {
    if (address && !isSettled) void navigate(address, { replace: true });
  }, [address, isSettled, navigate]);

  // The page of one number is another: only there is it looked up.
  return asked.kind === 'one' && trackingNumber === undefined ? NOTHING : asked;
}

export function askedFor(numbers: readonly string[]): Asked {
  const [number] = numbers;
  if (number === undefined) return NOTHING;
  if (numbers.length === 1) return { kind: 'one', number };
  return { kind: numbers.length <= MOST_NUMBERS ? 'several' : 'too many', numbers };
}

/** Null where there is nothing to show. */
export function addressOf(asked: Asked): string | null {
  if (asked.kind === 'one') return paths.track(asked.number);
  return asked.kind === 'several' ? paths.trackMany(asked.numbers) : null;
}

export function numbersOf(asked: Asked): readonly string[] {
  if (asked.kind === 'nothing') return [];
  return asked.kind === 'one' ? [asked.number] : asked.numbers;
}

function oneNumber(trackingNumber: string): Asked {
  return { kind: 'one', number: normaliseTrackingNumber(trackingNumber) };
}
