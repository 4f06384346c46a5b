import { admits } from '#domain/people/access.ts';
import type { Role } from '#domain/people/role.ts';
import { paths } from '#web/paths.ts';

/** The console's screens besides the command centre, filtered by access. */
export function consoleScreens(person: { role: Role }): { label: string; to: string }[] {
  return [
    { label: 'Enquiries', to: paths.enquiries() },
    { label: 'Invoices', to: paths.invoices() },
    { label: 'Devices', to: paths.devices() },
    { label: 'Audit', to: paths.audit() },
    ...(admits('admin', person) ? [{ label: 'Mail', to: paths.mail() }] : []),
  ];
}
