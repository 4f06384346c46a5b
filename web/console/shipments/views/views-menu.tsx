import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { Suspense, useRef, useState } from 'react';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import type { SavedView } from '#domain/views/saved-view.ts';
import { api, call } from '#web/api/client.ts';
import { failureSentence, useWrite } from '#web/forms/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { LazyPopover } from '#web/ui/overlays/lazy-popover.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { type FleetView, NO_FILTER, readFleetView, writeFleetView } from '../table/fleet-view.ts';
import type { ChangeView } from '../table/use-fleet-view.ts';
import { BUILT_IN_VIEWS } from './built-in-views.ts';

const SaveView = lazyWithRetry(async () => (await import('./save-view.tsx')).SaveView);

const EVERYTHING: FleetView = { ...NO_FILTER, q: '', sort: null };

interface ViewsMenuProps {
  view: FleetView;
  onChange: ChangeView;
}

/** The predefined views and the user's saved views. A second click on a predefined view clears it. */
export function ViewsMenu({ view, onChange }: ViewsMenuProps) {
  const [open, setOpen] = useState(false);
  const mine = useQuery(api.views.mine.queryOptions({ staleTime: MINUTE_MS }));
  const saved = mine.data?.views ?? [];
  const address = addressOf(view);
  const builtIn = BUILT_IN_VIEWS.map(({ name, label, filter }) => ({
    name,
    label,
    view: { ...NO_FILTER, ...filter, q: '', sort: null } satisfies FleetView,
  }));
  const current =
    saved.find((one) => one.address === address)?.name ??
    builtIn.find((one) => addressOf(one.view) === address)?.label;

  const choose = (chosen: FleetView) => {
    onChange(chosen);
    setOpen(false);
  };

  return (
    <LazyPopover
      label="Views"
      open={open}
      onOpenChange={setOpen}
      className="w-72 p-2"
      trigger={
        <Button variant="secondary" className="max-w-56" aria-label={`View: ${current ?? 'not saved'}`}>
          <span className="truncate">{current ?? 'Not saved'}</span>
          <ChevronDown aria-hidden="true" />
        </Button>
      }
    >
      <ul aria-label="Standard views">
        {builtIn.map(({ name, label, view }) => (
          <li key={name}>
            <ViewButton
              label={label}
              current={current === label}
              onClick={() => choose(current === label ? EVERYTHING : view)}
            />
          </li>
        ))}
      </ul>
      <div className="mt-2 border-t border-line pt-2">
        <SavedViews query={mine} current={current} onChoose={choose} />
        <Suspense>
          <SaveView address={address} names={saved.map(({ name }) => name)} />
        </Suspense>
      </div>
    </LazyPopover>
  );
}

interface SavedViewsProps {
  query: Pick<UseQueryResult<{ views: readonly SavedView[] }>, 'data' | 'isError'>;
  current: string | undefined;
  onChoose: (view: FleetView) => void;
}

function SavedViews({ query, current, onChoose }: SavedViewsProps) {
  const heading = useRef<HTMLParagraphElement>(null);
  const remove = useRemoveView(() => heading.current?.focus());
  const { data, isError } = query;
  return (
    <>
      <p ref={heading} tabIndex={-1} className="px-2 py-1 text-caption">
        Your views
      </p>
      {isError && <p className="px-2 py-1 text-dense">Your views could not be loaded.</p>}
      {data?.views.length === 0 && <p className="px-2 py-1 text-dense text-ink-2">No saved views yet.</p>}
      <ul aria-label="Your views">
        {data?.views.map(({ name, address }) => (
          <li key={name} className="flex items-center">
            <ViewButton
              label={name}
              current={current === name}
              onClick={() => onChoose(readFleetView(new URLSearchParams(address)))}
            />
            <IconButton
              label={removeLabel(name)}
              icon={<X aria-hidden="true" />}
              onClick={() => remove(name)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Removes a view by its name. `moveFocus` is called if the focus was on the button of the removed view. */
function useRemoveView(moveFocus: () => void) {
  const { write } = useWrite({
    parallel: true,
    send: (name: string, options) => call.views.remove({ name }, options),
    onSuccess: (_, name) => {
      toast({ title: 'View removed', description: name });
      const focus = document.activeElement;
      if (focus === document.body || focus?.getAttribute('aria-label') === removeLabel(name)) moveFocus();
    },
    onFailure: (error) =>
      toast({ title: 'View not removed', description: failureSentence(error), variant: 'destructive' }),
  });
  return write;
}

const removeLabel = (name: string) => `Remove view ${name}`;

interface ViewButtonProps {
  label: string;
  current: boolean;
  onClick: () => void;
}

function ViewButton({ label, current, onClick }: ViewButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={current}
      onClick={onClick}
      className="flex min-h-9 w-full min-w-0 items-center rounded-sm px-2 text-left text-dense hover:bg-brand-weak aria-pressed:font-semibold aria-pressed:text-brand max-sm:min-h-11"
    >
      <span className="min-w-0 truncate">{label}</span>
    </button>
  );
}

/** The view's query string, without tab and dialog. */
function addressOf(view: FleetView): string {
  return writeFleetView(view, new URLSearchParams());
}
