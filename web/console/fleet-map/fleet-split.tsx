import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import PanelLeftOpen from 'lucide-react/icons/panel-left-open';
import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';

/** The map in full height with the list as a drawer beside it; below it on a narrow screen. */
export function FleetSplit({ list, map }: { list: ReactNode; map: ReactNode }) {
  const [open, setOpen] = useState(true);
  const Icon = open ? PanelLeftClose : PanelLeftOpen;
  return (
    <div className="flex flex-col-reverse gap-3 lg:flex-row">
      {open && <div className="min-w-0 lg:w-[min(39.5rem,55%)] lg:shrink-0">{list}</div>}
      <div className="relative min-w-0 flex-1">
        <Button
          variant="secondary"
          icon={<Icon aria-hidden="true" />}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="absolute bottom-3 left-3 z-10 max-lg:hidden"
        >
          {open ? 'Hide list' : 'Show list'}
        </Button>
        {map}
      </div>
    </div>
  );
}
