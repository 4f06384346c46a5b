import Search from 'lucide-react/icons/search';
import type { Ref } from 'react';
import { MAX_SEARCH_LENGTH } from '#domain/validation/search-length.ts';
import { classNames } from '../class-names.ts';
import { TextInput } from './text-input.tsx';
import { useTypedSearch } from './use-typed-search.ts';

interface SearchFieldProps {
  /** The accessible name: "Search tariffs". */
  label: string;
  /** What can be searched for: "Name or company". */
  placeholder: string;
  /** The current search, from the URL. */
  q: string;
  /** Called after a pause in typing. Keep its identity stable. */
  onSearch: (q: string) => void;
  /** Lower on a wide screen, as all controls above the console's tables. */
  dense?: boolean;
  /** The width. */
  className?: string;
  ref?: Ref<HTMLInputElement>;
  'aria-keyshortcuts'?: string;
}

/** A debounced search field with its icon. Only the field re-renders on each keystroke. */
export function SearchField({ label, q, onSearch, dense = false, className, ...rest }: SearchFieldProps) {
  const [typed, setTyped] = useTypedSearch(q, onSearch);
  return (
    <div className={classNames('relative', className)}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-3"
      />
      <TextInput
        {...rest}
        type="search"
        aria-label={label}
        autoComplete="off"
        maxLength={MAX_SEARCH_LENGTH}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className={classNames('pl-9', dense && 'sm:h-9 sm:text-dense')}
      />
    </div>
  );
}
