import { type ChangeView as Change, useAddressView } from '#web/ui/use-address-view.ts';
import { type InvoicesView, readView, writeView } from './invoices-view.ts';

export type ChangeView = Change<InvoicesView>;

const CODEC = { read: readView, write: writeView };

export const useInvoicesView = () => useAddressView<InvoicesView>(CODEC);
