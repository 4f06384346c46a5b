import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import pLimit from 'p-limit';
import { createContext, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { useTheme } from '#web/theme/theme.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { AREAS } from './areas.ts';
import { type Piece, type State, stateOf } from './specimen.ts';

/** Every piece in every state, by area. */
export function GalleryPage() {
  return (
    <Surroundings>
      <main className="gallery">
        <header>
          <h1 className="text-h1">Gallery</h1>
          <ThemeButton />
        </header>
        {Object.keys(AREAS).map((area) => {
          const Pieces = piecesOf(area);
          return (
            <Suspense key={area}>
              <Pieces />
            </Suspense>
          );
        })}
      </main>
    </Surroundings>
  );
}

const loaded = new Map<string, ReturnType<typeof lazy>>();

function piecesOf(area: string) {
  const Pieces =
    loaded.get(area) ??
    lazy(async () => {
      const { title, pieces } = (await AREAS[area]?.()) ?? { title: area, pieces: [] };
      return {
        default: () => (
          <section aria-labelledby={`area-${area}`} data-area={area}>
            <h2 id={`area-${area}`} className="text-h2">
              {title}
            </h2>
            {pieces.map((piece) => (
              <PieceStates key={piece.title} area={area} piece={piece} />
            ))}
          </section>
        ),
      };
    });
  loaded.set(area, Pieces);
  return Pieces;
}

function PieceStates({ area, piece }: { area: string; piece: Piece }) {
  return (
    <div className="gallery-piece">
      <h3 className="text-h3">{piece.title}</h3>
      {Object.entries(piece.states).map(([name, state]) => (
        <figure key={name}>
          <figcaption>{name}</figcaption>
          <Specimen area={area} title={piece.title} name={name} state={stateOf(state)} />
        </figure>
      ))}
    </div>
  );
}

function Specimen({ area, title, name, state }: { area: string; title: string; name: string; state: State }) {
  if (!state.frame && !state.offline) return <div className="gallery-specimen">{state.node}</div>;
  const query = new URLSearchParams({ area, piece: title, state: name });
  if (state.offline) query.set('offline', '');
  return <Frame title={`${title}: ${name}`} src={`?${query}`} height={state.frame ?? 160} />;
}

interface FrameProps {
  title: string;
  src: string;
  height: number;
}

/** A browser that loads the scripts of all frames at once refuses some of the requests. */
const loadFrame = pLimit(6);

/** A frame that loads in its turn. */
function Frame(props: FrameProps) {
  const [end, setEnd] = useState<(() => void) | null>(null);
  useEffect(() => {
    const unmounted = Promise.withResolvers<void>();
    void loadFrame(() => {
      const loaded = new Promise<void>((resolve) => setEnd(() => resolve));
      return Promise.race([loaded, unmounted.promise]);
    });
    return unmounted.resolve;
  }, []);
  if (!end) return <div data-waiting style={{ height: props.height }} />;
  return <iframe {...props} title={props.title} onLoad={end} />;
}

interface SinglePageProps {
  area: string;
  piece: string;
  state: string;
  offline: boolean;
}

/** One state in a separate document. */
export function SinglePage({ area, piece, state, offline }: SinglePageProps) {
  const [Shown] = useState(() =>
    lazyWithRetry(async () => {
      const found = (await AREAS[area]?.())?.pieces.find(({ title }) => title === piece)?.states[state];
      // Only now, because code that could not be loaded is fetched again only while online.
      if (offline) Object.defineProperty(navigator, 'onLine', { value: false });
      return () => <div className="gallery-specimen">{stateOf(found).node}</div>;
    }),
  );
  return (
    <Surroundings>
      <main className="gallery-frame" data-area={area}>
        <h1 className="sr-only">{piece}</h1>
        <Suspense>
          <Shown />
        </Suspense>
      </main>
    </Surroundings>
  );
}

/** What pieces expect around them. Queries never end, because `fetch` doesn't. */
function Surroundings({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient());
  // A data router, because forms ask before they are left with `useBlocker`.
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <Content.Consumer>{(content) => content}</Content.Consumer> }]),
  );
  return (
    <QueryClientProvider client={client}>
      <Content.Provider value={children}>
        <RouterProvider router={router} />
      </Content.Provider>
    </QueryClientProvider>
  );
}

const Content = createContext<ReactNode>(null);

function ThemeButton() {
  const [theme, choose] = useTheme();
  return (
    <Button variant="secondary" onClick={() => choose(theme === 'night' ? 'day' : 'night')}>
      {theme === 'night' ? 'Day' : 'Night'}
    </Button>
  );
}
