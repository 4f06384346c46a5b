import { Tabs as RadixTabs } from 'radix-ui';
import { type ComponentProps, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';

/** ARIA APG tabs with arrow keys, Home and End. Pass `value` and `onValueChange` to store the tab in the URL. */
export function Tabs(props: ComponentProps<typeof RadixTabs.Root>) {
  return <RadixTabs.Root {...props} />;
}

type TabListProps = ComponentProps<typeof RadixTabs.List> & { 'aria-label': string };

/** Tabs that don't fit scroll sideways. A tab opened by its URL may be among those out of sight, so it is scrolled to. */
export function TabList({ className, ...rest }: TabListProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = ref.current;
    const active = list?.querySelector('[data-state="active"]');
    if (!list || !active) return;
    list.scrollLeft += Math.max(0, active.getBoundingClientRect().right - list.getBoundingClientRect().right);
  }, []);
  return (
    <RadixTabs.List
      {...rest}
      ref={ref}
      className={classNames(
        'flex gap-6 overflow-x-auto border-b border-line [scrollbar-width:none]',
        className,
      )}
    />
  );
}

/** Chromium also rings a tab that was clicked, so the ring is off until a key is pressed. */
const ringForKeyboardsOnly = {
  onPointerDown: ({ currentTarget }: { currentTarget: HTMLElement }) => {
    currentTarget.dataset.noRing = '';
  },
  onKeyDown: showRing,
  onKeyUp: showRing,
};

function showRing({ currentTarget }: { currentTarget: HTMLElement }) {
  delete currentTarget.dataset.noRing;
}

export function Tab({ className, ...rest }: ComponentProps<typeof RadixTabs.Trigger>) {
  return (
    <RadixTabs.Trigger
      {...ringForKeyboardsOnly}
      {...rest}
      className={classNames(
        '-mb-px inline-flex min-h-11 shrink-0 items-center gap-2 border-b-2 border-transparent px-0.5 text-ui font-semibold text-ink-3',
        'hover:text-ink data-[state=active]:border-ink data-[state=active]:text-ink',
        className,
      )}
    />
  );
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof RadixTabs.Content>) {
  return <RadixTabs.Content {...rest} className={classNames('pt-4', className)} />;
}
