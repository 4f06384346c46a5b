import Plus from 'lucide-react/icons/plus';
import { paths } from '#web/paths.ts';
import { SignOutButton } from '#web/people/sign-out-button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { DashboardFigures } from './dashboard-figures.tsx';
import { MyShipments } from './my-shipments.tsx';

export function Dashboard({ name }: { name: string }) {
  return (
    <div className="container-site flex flex-col gap-6 py-6 md:gap-8 md:py-10">
      <header className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h1 className="min-w-0 break-words">Welcome back, {name}</h1>
        <div className="flex flex-wrap gap-3">
          <SignOutButton />
          <ButtonLink to={paths.createShipment()} icon={<Plus aria-hidden="true" />}>
            Create Shipment
          </ButtonLink>
        </div>
      </header>
      <DashboardFigures />
      <MyShipments />
    </div>
  );
}
