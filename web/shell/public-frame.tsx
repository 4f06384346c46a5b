import { ContactStrip } from './contact-strip.tsx';
import { NavigationBar } from './navigation-bar.tsx';

export { Footer } from './footer.tsx';

/** The header of the public site. */
export function PublicHeader() {
  return (
    // display: contents, so that the bar is sticky within the page, not within the header.
    <header className="contents">
      <ContactStrip />
      <NavigationBar />
    </header>
  );
}
