import Printer from 'lucide-react/icons/printer';
import { IconButton } from '#web/ui/icon-button.tsx';

export function PrintButton() {
  return (
    <IconButton
      label="Print this page"
      icon={<Printer aria-hidden="true" />}
      onClick={() => window.print()}
    />
  );
}
