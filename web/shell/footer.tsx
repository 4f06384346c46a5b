import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { company, phoneHref } from '#content/company.ts';
import { paths } from '#web/paths.ts';
import { ThemeSwitch } from '#web/theme/theme-switch.tsx';

/** Dark in both themes, therefore always in night colours. */
export function Footer() {
  return (
    <footer data-print="none" className="dark border-t border-line bg-deep text-ink">
      <div className="container-site grid gap-10 py-12 sm:grid-cols-2 lg:grid-cols-4 lg:py-16">
        <div>
          <p className="font-display text-[1.375rem] font-bold">{company.brand}</p>
          <p className="mt-3 max-w-[32ch] text-ui text-ink-2">
            Ocean, air, road and rail freight, customs and warehousing.
          </p>
        </div>
        <Column title="Shipping">
          <FooterLink to={paths.track()}>Track Shipment</FooterLink>
          <FooterLink to={paths.createShipment()}>Create Shipment</FooterLink>
          <FooterLink to={paths.dashboard()}>Dashboard</FooterLink>
        </Column>
        <Column title="Account">
          <FooterLink to={paths.auth({ for: 'customer' })}>Sign in</FooterLink>
          <FooterLink to={paths.register()}>Create account</FooterLink>
        </Column>
        <div>
          <h2 className="text-ui">Contact</h2>
          <address className="mt-3 flex flex-col text-ui text-ink-2 not-italic">
            <a className={linkLook} href={phoneHref(company.phone)}>
              {company.phone}
            </a>
            <a className={linkLook} href={`mailto:${company.general_email}`}>
              {company.general_email}
            </a>
            {company.address.map((line) => (
              <span key={line} className="mt-1 first-of-type:mt-2">
                {line}
              </span>
            ))}
          </address>
        </div>
      </div>
      <div className="border-t border-line">
        <div className="container-site flex flex-wrap items-center justify-between gap-4 py-5">
          <p className="text-dense text-ink-2">{company.legal_name}</p>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}

const linkLook = 'inline-flex min-h-8 items-center self-start hover:text-ink hover:underline max-sm:min-h-11';

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className="text-ui">{title}</h2>
      <ul className="mt-3 flex flex-col text-ui text-ink-2">{children}</ul>
    </nav>
  );
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className={linkLook}>
        {children}
      </Link>
    </li>
  );
}
