import { classNames } from './class-names.ts';
import { TurningGlyph } from './icons.tsx';

/** Decorative: whatever is busy says so in words. */
export function Spinner({ running = true, className }: { running?: boolean; className?: string }) {
  return <TurningGlyph className={classNames('size-4', running && 'animate-turn', className)} />;
}
