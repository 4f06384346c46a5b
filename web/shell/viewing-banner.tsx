import type { Viewing } from '#domain/people/person.ts';
import { ViewingBar } from '#web/organisations/viewing-bar.tsx';
import { DataProvider } from './data-provider.tsx';

/** The bar with the API client, which content pages don't load otherwise. */
export function ViewingBanner({ viewing }: { viewing: Viewing }) {
  return (
    <DataProvider>
      <ViewingBar viewing={viewing} />
    </DataProvider>
  );
}
