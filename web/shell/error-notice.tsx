import { company, phoneHref } from '#content/company.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-styles.ts';

/** Replaces a screen that threw an error. The cause is logged, never shown. */
export function ErrorNotice() {
  return (
    <div className="container-site flex flex-col items-start gap-4 py-16">
      <h1>Something went wrong on our side</h1>
      <p className="max-w-[56ch] text-ink-2">
        This page could not be shown. Your saved data is safe. Try again, or call us on{' '}
        <a className="link whitespace-nowrap" href={phoneHref(company.phone)}>
          {company.phone}
        </a>
        .
      </p>
      <div className="flex flex-wrap gap-3">
        <Button size="marketing" onClick={() => window.location.reload()}>
          Try again
        </Button>
        {/* A native link on purpose, so that the site reloads. */}
        <a href={paths.home()} className={buttonStyle('secondary', 'marketing')}>
          Return Home
        </a>
      </div>
    </div>
  );
}
