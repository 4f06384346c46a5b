import { company } from '#content/company.ts';
import { paths } from '#web/paths.ts';
import { useHydrated } from '#web/ui/loading/use-hydrated.ts';
import { useNow } from '#web/ui/use-now.ts';
import { Moment } from '../moment.tsx';

/** For print only: the company, the time, and the address of the page. */
export function PrintHeader({ number }: { number: string }) {
  const now = useNow();
  if (!useHydrated()) return null;
  return (
    <div
      aria-hidden="true"
      className="hidden items-end justify-between gap-6 border-b-2 border-ink pb-2 print:flex"
    >
      <span className="font-display text-[1.375rem] font-bold">{company.brand}</span>
      <span className="text-right text-caption">
        {new URL(paths.track(number), window.location.origin).href}
        <br />
        Printed <Moment at={now} />
      </span>
    </div>
  );
}
