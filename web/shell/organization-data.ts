import { company, offices } from '#content/company.ts';
import { BUILT_FOR } from './built-for.ts';

/** JSON-LD of the company itself, with its offices. */
export function organizationData(): object {
  return {
    '@type': 'Organization',
    name: company.brand,
    legalName: company.legal_name,
    url: `${BUILT_FOR}/`,
    logo: `${BUILT_FOR}/icons/512.png`,
    email: company.general_email,
    telephone: company.phone,
    location: offices.map(({ city, country, address, phone, email }) => ({
      '@type': 'Place',
      name: `${company.brand} ${city}`,
      telephone: phone,
      address: {
        '@type': 'PostalAddress',
        streetAddress: address[0],
        addressLocality: city,
        addressCountry: country,
        email,
      },
    })),
  };
}
