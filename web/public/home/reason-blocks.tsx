import { Link } from 'react-router';
import { SAMPLE_TRACKING_NUMBER } from '#domain/tracking/sample-shipment.ts';
import { paths } from '#web/paths.ts';
import { insurance, routes, tracking } from './pictures.ts';
import { ProductPicture } from './product-picture.tsx';

/** Why choose us: the three benefits, each with a picture of the product. */
export function ReasonBlocks() {
  return (
    <section aria-labelledby="why" className="deferred-layout">
      <div className="container-site py-14 lg:py-24">
        <h2 id="why" className="text-h1">
          Why Groundswell
        </h2>
        <div className="mt-9 grid gap-8 lg:grid-cols-2">
          <ProductPicture
            picture={tracking}
            title="Real-time tracking"
            className="grid gap-4 lg:col-span-2 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-center lg:gap-10"
          >
            <p>Every status backed by an event, a place and a local time.</p>
            <Link
              to={paths.track(SAMPLE_TRACKING_NUMBER)}
              className="link mt-1 inline-flex min-h-6 items-center font-semibold max-sm:min-h-11"
            >
              Track a demo shipment
            </Link>
          </ProductPicture>
          <ProductPicture picture={routes} title="Competitive rates" className="flex flex-col gap-4">
            <p>Compare prices across every mode.</p>
          </ProductPicture>
          <ProductPicture picture={insurance} title="Cargo insurance" className="flex flex-col gap-4">
            <p>Cover your cargo door to door, at its declared value.</p>
          </ProductPicture>
        </div>
      </div>
    </section>
  );
}
