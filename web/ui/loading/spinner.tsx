import { classNames } from '../class-names.ts';
import { TurningIcon } from '../icons.tsx';

/** Decorative. The busy element also says so in text. */
export function Spinner({ running = true, className }: { running?: boolean; className?: string }) {
  return <TurningIcon className={classNames('size-4', running && 'animate-turn', className)} />;
}
