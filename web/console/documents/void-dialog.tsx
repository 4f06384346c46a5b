import type { ReactNode } from 'react';
import type { CallOptions } from '#web/api/client.ts';
import { ReasonDialog } from '#web/forms/reason-dialog.tsx';

interface VoidDialogProps {
  /** The kind of document: 'Packing list'. */
  name: string;
  number: string;
  /** The consequences. */
  children: ReactNode;
  /** Voids the document. */
  onVoid: (reason: string, options: { context: CallOptions }) => Promise<unknown>;
  onClose: () => void;
}

/** Voids a document or an invoice and records the reason. */
export function VoidDialog({ name, number, children, onVoid, onClose }: VoidDialogProps) {
  return (
    <ReasonDialog
      title={`Void the ${name.toLowerCase()}?`}
      number={number}
      buttons={{ label: 'Void', destructive: true, leaveLabel: 'Keep it' }}
      success={{ title: 'Voided', description: `${name} ${number}` }}
      send={onVoid}
      onClose={onClose}
    >
      {children}
    </ReasonDialog>
  );
}
