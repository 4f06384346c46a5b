import { type ChangeView as Change, useAddressView } from '#web/ui/use-address-view.ts';
import { type AuditView, readView, writeView } from './audit-view.ts';

export type ChangeView = Change<AuditView>;

const CODEC = { read: readView, write: writeView };

export const useAuditView = () => useAddressView<AuditView>(CODEC);
