import { company, type Office, offices } from '#content/company.ts';
import { PUBLIC_URL } from '#web/shell/public-url.ts';

/** Structured data (JSON-LD) of the company with its offices and hotline. */
export function organizationData(): object {
  return {
    '@type': 'Organization',
    name: company.brand,
    legalName: company.legal_name,
    url: `${PUBLIC_URL}/`,
    logo: `${PUBLIC_URL}/icons/512.png`,
    email: company.general_email,
    telephone: company.phone,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone: company.hotline,
      email: company.operations_email,
      hoursAvailable: 'Mo-Su 00:00-24:00',
    },
    department: offices.map(officeData),
  };
}

function officeData({ city, country, address, phone, email, latitude, longitude }: Office): object {
  return {
    '@type': 'Organization',
    name: `${company.brand} ${city}`,
    telephone: phone,
    email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.slice(0, -1).join(', '),
      addressLocality: city,
      addressCountry: country,
    },
    location: { '@type': 'Place', geo: { '@type': 'GeoCoordinates', latitude, longitude } },
  };
}
