import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { type MapProblem, problemTitles } from '#web/map/map-problem.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

interface MapNoticeProps {
  /** Whether no map engine works here. */
  unavailable: boolean;
  problem: MapProblem | null;
  retrying: boolean;
  retry: () => void;
}

/** Why another map than the configured one is shown, or none. The live region is rendered before its first text. */
export function MapNotice({ unavailable, problem, retrying, retry }: MapNoticeProps) {
  const [dismissed, setDismissed] = useState(false);
  const shown = (unavailable || problem) && !dismissed;
  return (
    <div role="status" className="pointer-events-none absolute inset-x-3 bottom-8 z-10 flex print:hidden">
      {shown && (
        <div className="pointer-events-auto relative w-full max-w-md rounded-md border border-line bg-surface p-3 sm:p-4">
          <p className="pr-10 text-ui font-semibold">{unavailable ? 'Map unavailable' : title(problem)}</p>
          <p
            className={classNames(
              'mt-0.5 text-dense text-ink-2',
              // On small maps the checklist is hidden from view, so that it doesn't cover the map.
              problem === 'loading' && !unavailable && 'max-sm:sr-only',
            )}
          >
            {consequence(unavailable, problem)}
          </p>
          {problem === 'loading' && <Checks />}
          {problem && (
            <Button variant="secondary" className="mt-2" pending={retrying} onClick={retry}>
              Try again
            </Button>
          )}
          <IconButton
            label="Dismiss"
            icon={<X aria-hidden="true" />}
            className="absolute top-1 right-1"
            onClick={() => setDismissed(true)}
          />
        </div>
      )}
    </div>
  );
}

function consequence(unavailable: boolean, problem: MapProblem | null): string {
  if (!unavailable) return 'We’re showing the built-in map instead.';
  const reason = problem ? title(problem) : 'Your browser can’t show the live map';
  return `${reason}. This static map shows the whole route.`;
}

function title(problem: MapProblem | null): string {
  return problem ? problemTitles[problem] : '';
}

/** For the operator of the installation; visitors need only the other map. */
function Checks() {
  return (
    <ul className="mt-1 list-disc pl-5 text-dense text-ink-2">
      <li>API enabled: Maps JavaScript API</li>
      <li>Domain restrictions: allow {window.location.host}</li>
      <li>Billing: active in the key’s project</li>
    </ul>
  );
}
