import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { setOnline } from '#web/browser-for-tests.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { DialogButtons } from './dialog-buttons.tsx';

type Props = Partial<Parameters<typeof DialogButtons>[0]>;

function Merge(props: Props) {
  const buttons = <DialogButtons label="Merge" act={() => {}} onLeave={() => {}} {...props} />;
  return (
    <Dialog open title="Merge?" onOpenChange={() => {}} footer={buttons}>
      <form
        id="merge"
        onSubmit={(event) => {
          event.preventDefault();
          props.onLeave?.();
        }}
      />
    </Dialog>
  );
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test.each<[Props['act'], string]>([
  ['merge', 'You are offline. Your entries stay here until you can send them.'],
  [() => {}, 'You are offline. You can do this when you’re back online.'],
])('offline, nothing is changed, and the button says why', async (act_, reason) => {
  renderPiece(<Merge {...(act_ && { act: act_ })} />);
  expect(button('Merge').disabled).toBe(false);
  act(() => setOnline(false));
  expect(button('Merge').disabled).toBe(true);
  expect(screen.getByRole('button', { description: reason })).toBe(button('Merge'));
  expect(button('Cancel').disabled).toBe(false);
  act(() => setOnline(true));
  expect(button('Merge').disabled).toBe(false);
});

test('submits the form, or acts itself', async () => {
  const onLeave = vi.fn();
  const onAct = vi.fn();
  const { user, rerender } = renderPiece(<Merge act="merge" onLeave={onLeave} />);
  await user.click(button('Merge'));
  expect(onLeave).toHaveBeenCalledOnce();
  rerender(<Merge act={onAct} />);
  await user.click(button('Merge'));
  expect(onAct).toHaveBeenCalledOnce();
});

test('a dialog that stays is not left while the change is sent', async () => {
  const onLeave = vi.fn();
  const { user, rerender } = renderPiece(<Merge onLeave={onLeave} stays pending />);
  await user.click(button('Cancel'));
  expect(onLeave).not.toHaveBeenCalled();
  rerender(<Merge onLeave={onLeave} stays />);
  await user.click(button('Cancel'));
  expect(onLeave).toHaveBeenCalledOnce();
});
