import { useEffect } from 'react';
import { StatusBadge } from '#web/status/status-badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Dialog, type DialogSize } from '#web/ui/overlays/dialog.tsx';
import { InlineQuestion } from '#web/ui/overlays/inline-question.tsx';
import { LazyPopover } from '#web/ui/overlays/lazy-popover.tsx';
import { MenuItem, MenuSeparator, MoreMenu } from '#web/ui/overlays/more-menu.tsx';
import { Popover } from '#web/ui/overlays/popover.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import type { ShownToast } from '#web/ui/overlays/toast.ts';
import { ToastViewport } from '#web/ui/overlays/toast-viewport.tsx';
import { nothing, Pressed } from './sample.tsx';
import type { Area } from './specimen.ts';

const LINES = Array.from({ length: 30 }, (_, line) => `Line ${line + 1}`);
const TOASTS: ShownToast[] = [
  { id: 1, title: 'Signed out' },
  { id: 2, title: 'Saved', description: 'Your changes to GS104588210 are saved.' },
  { id: 3, title: 'Error', description: 'The invoice could not be downloaded.', variant: 'destructive' },
];

function SampleDialog({ size, long }: { size: DialogSize; long?: boolean }) {
  return (
    <Dialog
      open
      onOpenChange={nothing}
      title="Accept the offer"
      description="This books the shipment at the offered price."
      aside={<StatusBadge status="approved" />}
      size={size}
      footer={
        <>
          <Button variant="secondary">Cancel</Button>
          <Button>Accept offer</Button>
        </>
      }
    >
      <Field label="Note" optional>
        <TextInput />
      </Field>
      {long && LINES.map((line) => <p key={line}>{line}</p>)}
    </Dialog>
  );
}

/** A toast's timer stops while the window is inactive. */
function LastingToasts() {
  useEffect(() => {
    window.dispatchEvent(new Event('blur'));
  }, []);
  return <ToastViewport toasts={TOASTS} />;
}

export const overlays: Area = {
  title: 'Overlays',
  pieces: [
    {
      title: 'Dialog',
      shows: ['web/ui/overlays/dialog.tsx'],
      states: {
        Small: { node: <SampleDialog size="small" />, frame: 420 },
        Medium: { node: <SampleDialog size="medium" />, frame: 420 },
        'Large, scrolling': { node: <SampleDialog size="large" long />, frame: 520 },
      },
    },
    {
      title: 'Sheet',
      shows: ['web/ui/overlays/sheet.tsx'],
      states: {
        Open: {
          node: (
            <Sheet open onOpenChange={nothing} title="Ada Reyes">
              <p className="p-4">Reyes Lamps, 12 shipments</p>
            </Sheet>
          ),
          frame: 420,
        },
      },
    },
    {
      title: 'Popover',
      shows: ['web/ui/overlays/popover.tsx', 'web/ui/overlays/lazy-popover.tsx'],
      states: {
        Open: {
          node: (
            <Popover open align="start" label="Filter" trigger={<Button variant="secondary">Filter</Button>}>
              <p className="p-4">Choose a status</p>
            </Popover>
          ),
          frame: 220,
        },
        'Loaded by a press': {
          node: (
            <Pressed at="button" keys="click">
              <LazyPopover
                align="start"
                label="Notifications"
                trigger={<Button variant="secondary">Notifications</Button>}
              >
                <p className="p-4">No notifications</p>
              </LazyPopover>
            </Pressed>
          ),
          frame: 220,
        },
      },
    },
    {
      title: 'Menu',
      shows: ['web/ui/overlays/more-menu.tsx'],
      states: {
        Open: {
          node: (
            <Pressed at="button" keys="Enter">
              <MoreMenu name="Packing list">
                <MenuItem onSelect={nothing}>View or print PDF</MenuItem>
                <MenuItem onSelect={nothing}>Download</MenuItem>
                <MenuSeparator />
                <MenuItem disabled onSelect={nothing}>
                  Void…
                </MenuItem>
              </MoreMenu>
            </Pressed>
          ),
          frame: 260,
        },
      },
    },
    {
      title: 'Question',
      shows: ['web/ui/overlays/inline-question.tsx'],
      states: {
        Delete: {
          node: (
            <InlineQuestion
              question="Delete this event?"
              act="Delete"
              keep="Don’t delete"
              destructive
              onAct={nothing}
              onKeep={nothing}
            >
              Visitors will no longer see it.
            </InlineQuestion>
          ),
          frame: 160,
        },
        Deleting: {
          node: (
            <InlineQuestion
              question="Delete this event?"
              act="Delete"
              keep="Don’t delete"
              destructive
              pending
              onAct={nothing}
              onKeep={nothing}
            />
          ),
          frame: 160,
        },
        Locked: {
          node: (
            <InlineQuestion
              question="Revoke this device?"
              act="Revoke"
              keep="Keep it"
              locked="You are offline."
              onAct={nothing}
              onKeep={nothing}
            />
          ),
          frame: 160,
        },
      },
    },
    {
      title: 'Toast',
      shows: ['web/ui/overlays/toast-viewport.tsx', 'web/ui/overlays/toaster.tsx'],
      states: { 'Three at once': { node: <LastingToasts />, frame: 340 } },
    },
  ],
};
