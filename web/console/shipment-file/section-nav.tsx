import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Select } from '#web/ui/fields/select.tsx';
import { useIsPhone } from '#web/ui/use-phone.ts';
import { useFileKeys } from './use-file-keys.ts';

/** In the order of the page; the digits from 1 to 9 and 0 go to the first ten. */
const SECTIONS = [
  ['overview', 'Overview'],
  ['references', 'References'],
  ['cargo', 'Cargo'],
  ['containers', 'Containers'],
  ['legs', 'Legs'],
  ['carrier-bookings', 'Carrier bookings'],
  ['milestones', 'Milestones'],
  ['parties', 'Parties'],
  ['money', 'Money'],
  ['documents', 'Documents'],
  ['customs', 'Customs'],
  ['messages', 'Messages'],
  ['history', 'History'],
] as const;
type Section = (typeof SECTIONS)[number][0];

const IDS = SECTIONS.map(([id]) => id);

interface SectionNavProps {
  counts: Partial<Record<Section, number>>;
  /** Nobody records milestones. */
  locked?: boolean | undefined;
  onRecord: () => void;
}

/** The sections of the file with the number of records in each, and the keys of the file. On a phone, a list to choose from. */
export function SectionNav({ counts, locked, onRecord }: SectionNavProps) {
  useScrollToSection();
  const current = useCurrentSection();
  useFileKeys({ sections: IDS, current, onRecord });
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  if (isPhone)
    return (
      <nav
        aria-label="Sections of the file"
        className="sticky top-0 z-10 -mx-4 mt-6 flex h-15 items-center gap-3 border-b border-line bg-bg px-4 *:first:flex-1"
      >
        <Select
          aria-label="Section"
          options={SECTIONS.map(([value, label]) => ({ value, label: withCount(label, counts[value]) }))}
          value={current ?? IDS[0]}
          onChange={({ target }) => void navigate({ hash: target.value }, { replace: true })}
        />
        {!locked && <Button onClick={onRecord}>Record milestone</Button>}
      </nav>
    );
  return (
    <nav
      aria-label="Sections of the file"
      className="sticky top-0 z-10 mt-6 overflow-x-auto border-b border-line bg-bg"
    >
      <ul className="flex gap-1 xl:justify-between xl:gap-0">
        {SECTIONS.map(([id, name]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className={classNames(
                'inline-flex min-h-10 items-center gap-1.5 border-b-2 px-2.5 text-ui whitespace-nowrap xl:px-1.5 hover:text-ink',
                id === current ? 'border-brand text-ink' : 'border-transparent text-ink-2',
              )}
            >
              {name}
              {counts[id] !== undefined && <span className="text-ink-3 tabular-nums">{counts[id]}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** 'Cargo (2)' */
function withCount(name: string, count: number | undefined): string {
  return count === undefined ? name : `${name} (${count.toLocaleString('en-US')})`;
}

/** Below the sticky navigation. */
const READING_LINE_PX = 80;

/** The section that is being read: the last one whose heading has reached the top. Some sections load later. */
function useCurrentSection(): Section | null {
  const [current, setCurrent] = useState<Section | null>(null);
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      const read = SECTIONS.findLast(([id]) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top <= READING_LINE_PX;
      });
      setCurrent(read?.[0] ?? null);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(update);
    };
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      document.removeEventListener('scroll', onScroll, { capture: true });
      cancelAnimationFrame(frame);
    };
  }, []);
  return current;
}

/** Scrolls to the section in the URL. The router can't: it restores the position before the file has loaded. */
function useScrollToSection(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same section again is a new location
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView?.();
  }, [hash, key]);
}
