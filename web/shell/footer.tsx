import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { company, phoneHref } from '#content/company.ts';
import { services } from '#content/services.ts';
import { CookieSettingsLink } from '#web/consent/cookie-settings-link.tsx';
import { paths } from '#web/paths.ts';
import { ThemeSwitch } from '#web/theme/theme-switch.tsx';

/** The site footer, dark in both themes. */
export function Footer() {
  return (
    <footer data-print="none" className="deferred-layout dark border-t border-line bg-deep text-ink">
      <div className="container-site grid grid-cols-2 gap-x-6 gap-y-10 py-12 md:grid-cols-4 lg:grid-cols-[1.5fr_1fr_1fr_1fr_1fr] lg:py-16">
        <div className="max-lg:col-span-full">
          <p className="font-display text-[1.375rem] font-bold">{company.brand}</p>
          <address className="mt-3 flex flex-col text-ui text-ink-2 not-italic">
            <a className={linkStyle} href={phoneHref(company.phone)}>
              {company.phone}
            </a>
            <a className={linkStyle} href={`mailto:${company.general_email}`}>
              {company.general_email}
            </a>
            {company.address.map((line) => (
              <span key={line} className="mt-1 first-of-type:mt-2">
                {line}
              </span>
            ))}
          </address>
        </div>
        <Column title="Services">
          {services.map(({ slug, name }) => (
            <FooterLink key={slug} to={paths.service(slug)}>
              {name}
            </FooterLink>
          ))}
        </Column>
        <Column title="Shipping">
          <FooterLink to={paths.track()}>Track Shipment</FooterLink>
          <FooterLink to={paths.quote()}>Request a Quote</FooterLink>
          <FooterLink to={paths.customerPortal()}>Customer Portal</FooterLink>
          <FooterLink to={paths.documentation()}>Documentation</FooterLink>
          <FooterLink to={paths.faq()}>FAQ</FooterLink>
          <FooterLink to={paths.contact()}>Contact</FooterLink>
        </Column>
        <Column title="Company">
          <FooterLink to={paths.about()}>About</FooterLink>
          <FooterLink to={paths.careers()}>Careers</FooterLink>
          <FooterLink to={paths.news()}>News &amp; Events</FooterLink>
          <FooterLink to={paths.sustainability()}>Sustainability</FooterLink>
          <FooterLink to={paths.partnerships()}>Partnerships</FooterLink>
          <FooterLink to={paths.investorRelations()}>Investor Relations</FooterLink>
        </Column>
        <Column title="Legal">
          <FooterLink to={paths.privacyPolicy()}>Privacy Policy</FooterLink>
          <FooterLink to={paths.termsOfService()}>Terms of Service</FooterLink>
          <FooterLink to={paths.cookiePolicy()}>Cookie Policy</FooterLink>
          <li>
            <CookieSettingsLink className={linkStyle} />
          </li>
        </Column>
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

const linkStyle =
  'inline-flex min-h-8 items-center self-start hover:text-ink hover:underline max-sm:min-h-11';

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
      <Link to={to} className={linkStyle}>
        {children}
      </Link>
    </li>
  );
}
