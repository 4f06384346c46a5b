import Search from 'lucide-react/icons/search';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { normalizeTrackingNumber, validateTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { paths } from '#web/paths.ts';
import { takesKeys } from '#web/ui/fields/keyboard-input.ts';
import { TextInput } from '#web/ui/fields/text-input.tsx';

const MAX_LENGTH = 100;

/** Opens a shipment by its number, or searches one's shipments. `/` moves the focus here. */
export function AreaSearch() {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey) return;
      if (takesKeys(target)) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const text = field.current?.value.trim() ?? '';
    if (text === '') return;
    const isNumber = validateTrackingNumber(text) === 'plausible';
    void navigate(isNumber ? paths.track(normalizeTrackingNumber(text)) : paths.dashboard({ q: text }));
  };
  return (
    <search aria-label="All shipments" className="w-full max-w-85 max-md:hidden">
      <form onSubmit={submit} className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-3"
        />
        <TextInput
          ref={field}
          type="search"
          aria-label="Find a shipment"
          aria-keyshortcuts="/"
          placeholder="Tracking number, city or cargo"
          autoComplete="off"
          maxLength={MAX_LENGTH}
          className="h-9! pr-9 pl-9 text-dense"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 rounded-xs border border-line px-1.5 font-text text-caption"
        >
          /
        </span>
      </form>
    </search>
  );
}
