import { type ChangeView as Change, useAddressView } from '#web/ui/use-address-view.ts';
import { type ClientsView, readView, writeView } from './clients-view.ts';

export type ChangeView = Change<ClientsView>;

const CODEC = { read: readView, write: writeView };

export const useClientsView = () => useAddressView<ClientsView>(CODEC);
