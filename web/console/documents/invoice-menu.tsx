import type { RefObject } from 'react';
import type { InvoiceRow } from '#contract/invoices/invoice-records.ts';
import {
  isCreditable,
  isOpenInvoice,
  isRefundable,
  isRemindable,
  isVoidable,
} from '#domain/invoices/invoice-state.ts';
import { MenuItem, MenuSeparator, MoreMenu } from '#web/ui/overlays/more-menu.tsx';
import { useInvoiceFile } from './use-document-download.ts';

interface InvoiceMenuProps {
  invoice: InvoiceRow;
  /** Disables writes, as while offline. */
  locked: boolean;
  onVoid: () => void;
  onCredit: () => void;
  onRefund: () => void;
  onRemind: () => void;
  onDispute: () => void;
  /** Adds a menu item for the payment, where there is no button for it. */
  onPay?: () => void;
  button?: RefObject<HTMLButtonElement | null>;
}

/** The less frequent actions on an invoice. Only an open invoice without credit notes and payments can be voided. */
export function InvoiceMenu({
  invoice,
  locked,
  onVoid,
  onCredit,
  onRefund,
  onRemind,
  onDispute,
  onPay,
  button,
}: InvoiceMenuProps) {
  const { number } = invoice;
  const file = useInvoiceFile(number);
  return (
    <MoreMenu name={`invoice ${number}`} {...(button && { button })}>
      <MenuItem onSelect={file.view}>View or print PDF</MenuItem>
      <MenuItem onSelect={() => file.save('a4')}>Download, A4</MenuItem>
      <MenuItem onSelect={() => file.save('letter')}>Download, Letter</MenuItem>
      {isCreditable(invoice) && (
        <>
          <MenuSeparator />
          {onPay && isOpenInvoice(invoice) && (
            <MenuItem disabled={locked} onSelect={onPay}>
              Record payment…
            </MenuItem>
          )}
          <MenuItem disabled={locked} onSelect={onCredit}>
            Credit…
          </MenuItem>
        </>
      )}
      {isRemindable(invoice) && (
        <MenuItem disabled={locked} onSelect={onRemind}>
          Send payment reminder…
        </MenuItem>
      )}
      {isOpenInvoice(invoice) && (
        <MenuItem disabled={locked} onSelect={onDispute}>
          {invoice.disputed_at ? 'End dispute…' : 'Mark as disputed…'}
        </MenuItem>
      )}
      {isRefundable(invoice) && (
        <>
          <MenuSeparator />
          <MenuItem disabled={locked} onSelect={onRefund}>
            Record refund…
          </MenuItem>
        </>
      )}
      {isVoidable(invoice) && (
        <MenuItem disabled={locked} onSelect={onVoid}>
          Void…
        </MenuItem>
      )}
    </MoreMenu>
  );
}
