import type { ServicePageText } from '#content/services/service-page.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import type { ButtonSize } from '#web/ui/button-styles.ts';

interface ServiceActionsProps {
  service: ServicePageText;
  size: ButtonSize;
  className?: string;
}

/** Links to the quote form, preset to this service, and to the contact form. */
export function ServiceActions({ service: { quote_mode }, size, className }: ServiceActionsProps) {
  return (
    <>
      <ButtonLink to={paths.quote(quote_mode ? { mode: quote_mode } : {})} size={size} className={className}>
        Request a Quote
      </ButtonLink>
      <ButtonLink to={paths.contact()} size={size} variant="secondary" className={className}>
        Contact
      </ButtonLink>
    </>
  );
}
