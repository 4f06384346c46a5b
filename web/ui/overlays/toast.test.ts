import { beforeEach, describe, expect, it } from 'vitest';
import { dismissToast, onToastsChange, shownToasts, toast } from './toast.ts';

beforeEach(() => {
  for (const one of shownToasts()) dismissToast(one.id);
});

describe('toast', () => {
  it('shows at most three, the newest', () => {
    for (const title of ['one', 'two', 'three', 'four']) toast({ title });
    expect(shownToasts().map((one) => one.title)).toEqual(['two', 'three', 'four']);
  });

  it('replaces a duplicate message and shows it as the newest', () => {
    const failed = { title: 'Error', description: 'Failed to load shipment details' };
    toast(failed);
    toast({ title: 'Copied' });
    toast(failed);
    expect(shownToasts().map((one) => one.title)).toEqual(['Copied', 'Error']);
  });

  it('shows only the last message about one event', () => {
    toast({ title: 'Shipment created', about: 'shipment_created:GS1' });
    toast({ title: 'Shipment created', about: 'shipment_created:GS2' });
    toast({ title: 'Shipment created successfully!', about: 'shipment_created:GS1' });
    expect(shownToasts().map((one) => one.about)).toEqual(['shipment_created:GS2', 'shipment_created:GS1']);
  });

  it('notifies listeners of every change until they unsubscribe', () => {
    let changes = 0;
    const unsubscribe = onToastsChange(() => {
      changes += 1;
    });
    const id = toast({ title: 'Status Updated' });
    dismissToast(id);
    unsubscribe();
    toast({ title: 'Ignored' });
    expect(changes).toBe(2);
  });

  it('keeps the same array while nothing changes, as useSyncExternalStore demands', () => {
    toast({ title: 'Same' });
    expect(shownToasts()).toBe(shownToasts());
  });
});
