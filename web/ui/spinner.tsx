import LoaderCircle from 'lucide-react/icons/loader-circle';
import { classNames } from './class-names.ts';

/** Decorative: whatever is busy says so in words. */
export function Spinner({ running = true, className }: { running?: boolean; className?: string }) {
  return (
    <LoaderCircle aria-hidden="true" className={classNames('size-4', running && 'animate-turn', className)} />
  );
}
