import { useEffect, useEffectEvent, useState } from 'react';

const DEBOUNCE_MS = 150;

interface Suggestions<Option> {
  options: readonly Option[];
  /** 'idle': no request made; 'empty': no matches. */
  state: 'idle' | 'loading' | 'found' | 'empty' | 'failed';
}

/** Suggestions for a text, loaded with a debounce. The previous ones stay until the next ones arrive. */
export function useSuggestions<Option>(
  text: string,
  load: (text: string, signal: AbortSignal) => Promise<readonly Option[]>,
  { enabled, minimumLength }: { enabled: boolean; minimumLength: number },
): Suggestions<Option> {
  const [suggestions, setSuggestions] = useState<Suggestions<Option>>({ options: [], state: 'idle' });
  const read = useEffectEvent(load);
  const query = text.trim();
  const isActive = enabled && query.length >= minimumLength;

  useEffect(() => {
    if (!isActive) {
      setSuggestions({ options: [], state: 'idle' });
      return;
    }
    const request = new AbortController();
    const timer = setTimeout(() => {
      setSuggestions((former) => ({ ...former, state: 'loading' }));
      read(query, request.signal).then(
        (options) => {
          if (!request.signal.aborted)
            setSuggestions({ options, state: options.length > 0 ? 'found' : 'empty' });
        },
        () => {
          if (!request.signal.aborted) setSuggestions({ options: [], state: 'failed' });
        },
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [isActive, query]);

  return suggestions;
}
