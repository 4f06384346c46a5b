import { company, offices } from '#content/company.ts';
import { BUILT_FOR } from '#web/shell/built-for.ts';

/** JSON-LD of the company and its offices. */
export function organizationData(): object {
  return {
    '@type': 'Organization',
    name: company.brand,
    legalName: company.legal_name,
    url: `${BUILT_FOR}/`,
    email: company.general_email,
    telephone: company.phone,
    address: company.address.join(', '),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'operations',
      telephone: company.hotline,
      email: company.operations_email,
      hoursAvailable: 'Mo-Su 00:00-24:00',
    },
    location: offices.map((office) => ({
      '@type': 'Place',
      name: `${company.brand} ${office.city}`,
      address: office.address.join(', '),
      telephone: office.phone,
      geo: { '@type': 'GeoCoordinates', latitude: office.latitude, longitude: office.longitude },
    })),
  };
}
