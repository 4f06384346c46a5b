import type { RefObject } from 'react';
import type { InvoiceRow } from '#contract/invoices.ts';
import { MenuItem, MenuSeparator, MoreMenu } from '#web/ui/more-menu.tsx';
import { isOpen } from './open-invoice.ts';
import { useInvoiceFile } from './use-document-download.ts';

interface InvoiceMenuProps {
  invoice: InvoiceRow;
  /** Nothing can be sent just now. */
  locked: boolean;
  onVoid: () => void;
  /** Where the payment has no button of its own. */
  onPay?: () => void;
  button?: RefObject<HTMLButtonElement | null>;
}

/** What is done with an invoice less often; while it is open it can be voided. */
export function InvoiceMenu({ invoice, locked, onVoid, onPay, button }: InvoiceMenuProps) {
  const { number } = invoice;
  const file = useInvoiceFile(number);
  return (
    <MoreMenu name={`invoice ${number}`} {...(button && { button })}>
      <MenuItem onSelect={file.view}>View or print PDF</MenuItem>
      <MenuItem onSelect={() => file.save('a4')}>Download, A4</MenuItem>
      <MenuItem onSelect={() => file.save('letter')}>Download, Letter</MenuItem>
      {isOpen(invoice) && (
        <>
          <MenuSeparator />
          {onPay && (
            <MenuItem disabled={locked} onSelect={onPay}>
              Record payment…
            </MenuItem>
          )}
          <MenuItem disabled={locked} onSelect={onVoid}>
            Void…
          </MenuItem>
        </>
      )}
    </MoreMenu>
  );
}
