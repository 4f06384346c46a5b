import Download from 'lucide-react/icons/download';
import { paths } from '#web/paths.ts';
import { buttonStyle } from '#web/ui/button-styles.ts';
import { Spinner } from '#web/ui/loading/spinner.tsx';
import { FileLink } from './file-link.tsx';
import { useBookingConfirmation } from './use-download.ts';

/** Downloads the booking confirmation of one's own shipment; staff can download any. */
export function BookingConfirmationLink({ tracking_number }: { tracking_number: string }) {
  const file = useBookingConfirmation(tracking_number);
  return (
    <FileLink
      href={paths.bookingConfirmation(tracking_number)}
      file={file}
      className={buttonStyle('secondary', undefined, 'justify-self-start')}
    >
      {file.pending ? <Spinner /> : <Download aria-hidden="true" />}
      {file.failure ? 'Try again' : 'Booking confirmation (PDF)'}
    </FileLink>
  );
}
