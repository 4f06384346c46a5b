import { Link } from 'react-router';
import { company, phoneHref } from '#content/company.ts';
import { CookieSettingsLink } from '#web/consent/cookie-settings-link.tsx';
import { paths } from '#web/paths.ts';

const LINK = 'inline-flex min-h-6 items-center hover:text-ink hover:underline max-sm:min-h-11';

/** Phone, e-mail and legal links at the end of the sidebar, where the public site has its footer. */
export function AreaHelp() {
  return (
    <>
      <p className="font-semibold text-ink">Need help?</p>
      <p className="flex flex-col items-start">
        <a href={phoneHref(company.phone)} className={LINK}>
          {company.phone}
        </a>
        <a href={`mailto:${company.operations_email}`} className={LINK}>
          {company.operations_email}
        </a>
      </p>
      <p className="mt-2 flex flex-wrap gap-x-3">
        <Link to={paths.privacyPolicy()} className={LINK}>
          Privacy
        </Link>
        <Link to={paths.termsOfService()} className={LINK}>
          Terms
        </Link>
        <CookieSettingsLink className={LINK} />
      </p>
    </>
  );
}
