import { type ChangeView as Change, useAddressView } from '#web/ui/use-address-view.ts';
import { type BusinessView, readView, writeView } from './business-view.ts';

export type ChangeView = Change<BusinessView>;

const CODEC = { read: readView, write: writeView };

export const useBusinessView = () => useAddressView<BusinessView>(CODEC);
