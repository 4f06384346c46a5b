import Eye from 'lucide-react/icons/eye';
import { useEffect } from 'react';
import type { Viewing } from '#domain/people/person.ts';
import { call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { clockTime } from '#web/ui/clock-time.ts';
import './viewing-bar.css';

interface ViewingBarProps {
  viewing: Viewing;
  /** Reloads a page, so that nothing remains of what was read as someone else. */
  open?: (path: string) => void;
}

const loadPage = (path: string) => window.location.assign(path);

/** On every screen while staff view a customer's area: whose it is, until when, and the way back. */
export function ViewingBar({ viewing: { organisation, until }, open = loadPage }: ViewingBarProps) {
  const { id, name } = organisation;
  // A session from storage has its times as text.
  const end = new Date(until).getTime();
  useEffect(() => {
    const timer = setTimeout(() => open(paths.companies(id)), Math.max(0, end - Date.now()));
    return () => clearTimeout(timer);
  }, [end, id, open]);
  const { write, pending, failure } = useWrite({
    send: (_: null, options) => call.organisations.stopViewing({}, options),
    onSuccess: () => open(paths.companies(id)),
  });
  return (
    <section
      aria-label="Viewing as a customer"
      data-print="none"
      className="viewing-bar fixed inset-x-0 bottom-0 z-50 border-t-2 border-brand bg-raised text-ink"
    >
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-1.5">
        <p className="flex min-w-0 flex-1 items-center gap-3 text-ui">
          <Eye aria-hidden="true" className="size-5 shrink-0" />
          <span className="min-w-0">
            Viewing as <bdi className="font-semibold wrap-anywhere">{name}</bdi>. Read-only until{' '}
            <span className="num whitespace-nowrap">{clockTime(end)}</span>.
            {failure && (
              <span role="alert" className="block text-danger">
                {failure}
              </span>
            )}
          </span>
        </p>
        <Button pending={pending} busyLabel="Stopping..." onClick={() => write(null)}>
          Stop viewing
        </Button>
      </div>
    </section>
  );
}
