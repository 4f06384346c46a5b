import { useEffect, useEffectEvent, useState } from 'react';

const TYPING_PAUSE_MS = 150;

interface Suggestions<Option> {
  options: readonly Option[];
  /** 'idle': nothing asked; 'empty': asked and nothing found. A failed reading counts as idle. */
  state: 'idle' | 'loading' | 'found' | 'empty';
}

/** Suggestions for a text, read once typing pauses; the former ones stay until the next ones arrive. */
export function useSuggestions<Option>(
  text: string,
  load: (text: string, signal: AbortSignal) => Promise<readonly Option[]>,
  { enabled, minimumLength }: { enabled: boolean; minimumLength: number },
): Suggestions<Option> {
  const [suggestions, setSuggestions] = useState<Suggestions<Option>>({ options: [], state: 'idle' });
  const read = useEffectEvent(load);
  const wanted = text.trim();
  const asks = enabled && wanted.length >= minimumLength;

  useEffect(() => {
    if (!asks) {
      setSuggestions({ options: [], state: 'idle' });
      return;
    }
    const reading = new AbortController();
    const timer = setTimeout(() => {
      setSuggestions((former) => ({ ...former, state: 'loading' }));
      read(wanted, reading.signal).then(
        (options) => {
          if (!reading.signal.aborted)
            setSuggestions({ options, state: options.length > 0 ? 'found' : 'empty' });
        },
        () => {
          if (!reading.signal.aborted) setSuggestions({ options: [], state: 'idle' });
        },
      );
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      reading.abort();
    };
  }, [asks, wanted]);

  return suggestions;
}
