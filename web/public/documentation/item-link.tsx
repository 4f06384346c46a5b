import { forwardRef, type ReactNode } from 'react';
import { Link } from 'react-router';

interface ItemLinkProps {
  to: string;
  className?: string;
  children: ReactNode;
}

/** A link to a screen of this app, a file or the API reference. The router handles only the first. */
export const ItemLink = forwardRef<HTMLAnchorElement, ItemLinkProps>(({ to, ...rest }, ref) =>
  to.startsWith('/api/') || to.startsWith('/downloads/') ? (
    <a ref={ref} href={to} {...rest} />
  ) : (
    <Link ref={ref} to={to} {...rest} />
  ),
);
