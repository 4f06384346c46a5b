import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { themeScript } from '#web/theme/theme.ts';
import { GalleryPage, SinglePage } from './gallery-page.tsx';
import './gallery.css';

/** Frames show one state: `?area=ui&piece=Dialog&state=Small`. */
const parameters = new URLSearchParams(location.search);
const area = parameters.get('area');
const [piece, state] = [parameters.get('piece'), parameters.get('state')];

const script = document.createElement('script');
script.textContent = themeScript;
document.head.append(script);
// No piece may reach a server: what it would read is in the fixtures.
window.fetch = () => new Promise(() => {});

createRoot(document.getElementById('gallery') as HTMLElement).render(
  <StrictMode>
    {area && piece && state ? (
      <SinglePage area={area} piece={piece} state={state} offline={parameters.has('offline')} />
    ) : (
      <GalleryPage />
    )}
  </StrictMode>,
);
