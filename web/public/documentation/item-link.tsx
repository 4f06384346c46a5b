import { forwardRef, type ReactNode } from 'react';
import { Link } from 'react-router';

interface ItemLinkProps {
  to: string;
  className?: string;
  children: ReactNode;
}

/** To a screen of this app, a file or the API's own page: the last two are opened by the browser. */
export const ItemLink = forwardRef<HTMLAnchorElement, ItemLinkProps>(({ to, ...rest }, ref) =>
  to.startsWith('/api/') || to.startsWith('/downloads/') ? (
    <a ref={ref} href={to} {...rest} />
  ) : (
    <Link ref={ref} to={to} {...rest} />
  ),
);
