import { useState } from 'react';
import type { BookingTemplate } from '#contract/booking-templates.ts';
import { paths } from '#web/paths.ts';
import { RouteLabel } from '#web/shipments/route-label.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { DeleteTemplate } from './delete-template.tsx';
import { RenameTemplate } from './rename-template.tsx';

interface TemplateRowProps {
  template: BookingTemplate;
  /** Whether the reader may book with it and change it. */
  mayBook: boolean;
  /** Called when a booking is started from it. */
  onStart?: () => void;
}

/** A booking template: its lane and cargo, and what can be done with it. */
export function TemplateRow({ template, mayBook, onStart }: TemplateRowProps) {
  const [act, setAct] = useState<'rename' | 'delete' | null>(null);
  const { name, draft } = template;
  const close = () => setAct(null);
  return (
    <li className="px-4 py-3 not-first:border-t not-first:border-line">
      {act === 'rename' ? (
        <RenameTemplate template={template} onClose={close} />
      ) : act === 'delete' ? (
        <DeleteTemplate template={template} onClose={close} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <div className="min-w-0 flex-1 basis-64">
            <bdi className="block font-semibold wrap-anywhere">{name}</bdi>
            <RouteLabel shipment={draft} className="block text-dense text-ink-2" />
            <span className="block truncate text-caption">{draft.cargo_description}</span>
          </div>
          {mayBook && (
            <div className="-ml-2 flex shrink-0 flex-wrap">
              <Button variant="ghost" aria-label={`Rename ${name}`} onClick={() => setAct('rename')}>
                Rename
              </Button>
              <Button variant="ghost" aria-label={`Delete ${name}`} onClick={() => setAct('delete')}>
                Delete
              </Button>
              <ButtonLink
                to={paths.createShipment({ template: template.id })}
                variant="secondary"
                aria-label={`Book with ${name}`}
                onClick={onStart}
              >
                Book
              </ButtonLink>
            </div>
          )}
        </div>
      )}
    </li>
  );
}
