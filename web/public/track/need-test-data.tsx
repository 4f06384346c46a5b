import { Link, useLocation, useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { useSampleTracking } from '#web/tracking/use-sample-tracking.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/overlays/toast.ts';

/** A card below 'No shipment found' that opens the sample shipment and creates it if necessary. */
export function NeedTestData() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { generate, pending, failure } = useSampleTracking(({ tracking_number, created }) => {
    toast({
      title: created ? 'Sample Data Generated' : 'Sample Data Found',
      description: `Sample shipment ${tracking_number} is ready to track.`,
    });
    void navigate(paths.track(tracking_number));
  });
  return (
    <section
      aria-labelledby="need-test-data"
      className="flex flex-wrap items-center gap-x-8 gap-y-4 rounded-md bg-sunken p-6"
    >
      <div className="min-w-0 flex-1 basis-80">
        <h2 id="need-test-data" className="text-h3">
          Need Test Data?
        </h2>
        <p className="mt-1 max-w-[60ch] text-ui text-ink-2">
          Follow a sample ocean shipment with its route, four events and a position at sea.
        </p>
        <div role="alert" className="text-ui empty:hidden">
          {failure && (
            <p className="mt-3">
              <span className="text-danger">{failure.sentence}</span>{' '}
              {failure.remedy === 'sign-in' && (
                <Link
                  to={paths.auth({ for: 'customer', next: pathname + search })}
                  className="link w-fit items-center font-semibold max-sm:flex max-sm:min-h-11"
                >
                  Sign in
                </Link>
              )}
            </p>
          )}
        </div>
      </div>
      <Button
        variant="secondary"
        size="marketing"
        pending={pending}
        busyLabel="Generating..."
        onClick={generate}
        className="max-sm:w-full"
      >
        Generate sample data
      </Button>
    </section>
  );
}
