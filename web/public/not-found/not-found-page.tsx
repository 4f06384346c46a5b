import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { company, phoneHref } from '#content/company.ts';
import { paths } from '#web/paths.ts';
import { Chart, EMPTY_OCEAN_VIEW } from '#web/static-map/chart.tsx';
import { LivePoint } from '#web/static-map/live-point.tsx';
import { Neatline } from '#web/static-map/neatline.tsx';
import { offTheLanes } from '#web/static-map/pacific-lanes.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { notFoundMeta } from './not-found-meta.ts';
import { reportMissing } from './report-missing.ts';

export const meta = notFoundMeta;

export default function NotFoundPage() {
  const { pathname } = useLocation();
  const goBack = useGoBack();

  useEffect(() => {
    reportMissing(pathname);
  }, [pathname]);

  return (
    <>
      <Neatline className="h-64 bg-surface sm:h-96">
        <Chart view={EMPTY_OCEAN_VIEW} withLanes={false}>
          <LivePoint x={offTheLanes[0]} y={offTheLanes[1]} />
        </Chart>
      </Neatline>
      <div className="container-site flex flex-col items-start gap-5 py-12">
        <h1>Page Not Found</h1>
        <p className="max-w-[56ch] text-ink-2">
          We couldn’t find this page. Check the address for typos, or call us on{' '}
          <a className="link whitespace-nowrap" href={phoneHref(company.phone)}>
            {company.phone}
          </a>{' '}
          or write to{' '}
          <a className="link" href={`mailto:${company.general_email}`}>
            {company.general_email}
          </a>
          .
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.home()} size="marketing">
            Return Home
          </ButtonLink>
          <Button variant="secondary" size="marketing" onClick={goBack}>
            Go Back
          </Button>
        </div>
      </div>
    </>
  );
}

/** Goes back if there is history, otherwise home. */
function useGoBack() {
  const navigate = useNavigate();
  return () => {
    const hasPreviousPage = window.history.state?.idx > 0 || document.referrer !== '' || canGoBack();
    if (hasPreviousPage) navigate(-1);
    else navigate(paths.home());
  };
}

/** Whether this site was open in this tab before. A new tab has history entries too, so `history.length` can't tell. */
function canGoBack(): boolean {
  const { navigation } = window as { navigation?: { canGoBack: boolean } };
  return navigation?.canGoBack ?? window.history.length > 1;
}
