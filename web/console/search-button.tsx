import Search from 'lucide-react/icons/search';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useHydrated } from '#web/ui/loading/use-hydrated.ts';

/** A button styled as a search field that opens the palette. An icon button on a narrow screen. */
export function SearchButton({ onOpen }: { onOpen: () => void }) {
  const isApple = useHydrated() && /Mac|iPhone|iPad/.test(navigator.userAgent);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onOpen}
        className="flex h-9 w-70 items-center gap-2 rounded-sm border border-line-strong bg-surface pr-2.5 pl-3 text-left text-dense text-ink-2 hover:bg-sunken max-lg:hidden"
      >
        <span className="flex-1">Search or jump to…</span>
        <kbd className="rounded-xs border border-line px-1.5 font-text text-badge tracking-normal text-ink-2 normal-case">
          {isApple ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      <IconButton
        label="Search or jump to"
        aria-haspopup="dialog"
        icon={<Search aria-hidden="true" />}
        onClick={onOpen}
        className="lg:hidden"
      />
    </>
  );
}
