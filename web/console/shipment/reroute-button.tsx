import RouteGlyph from 'lucide-react/icons/route';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { InlineQuestion } from '#web/ui/inline-question.tsx';
import type { Reroute } from './use-reroute.ts';

/** Asks first: the stops ahead are other ones afterwards. */
export function RerouteButton({ reroute, locked }: { reroute: Reroute; locked: string | undefined }) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        icon={<RouteGlyph aria-hidden="true" />}
        disabled={locked !== undefined}
        title={locked}
        onClick={() => setAsked(true)}
      >
        Reroute
      </Button>
      {asked && (
        <InlineQuestion
          className="w-full rounded-sm bg-sunken p-3"
          question="Plan the route anew?"
          act="Reroute"
          keep="Keep the route"
          pending={reroute.pending}
          locked={locked}
          onAct={() => reroute.run(() => setAsked(false))}
          onKeep={() => setAsked(false)}
        >
          {reroute.failure ?? 'Waypoints that it has reached stay; those ahead are replaced.'}
        </InlineQuestion>
      )}
    </>
  );
}
