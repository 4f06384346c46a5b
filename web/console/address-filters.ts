import { endOf } from '#web/ui/local-day.ts';

/** What a filter accepts: text of at most so many characters, one of these values, or a calendar day. */
type Accepted = number | readonly string[] | 'day';

/** The filters of a list as text, for `useAddressView`. An empty filter, and one that isn’t accepted, is ''. */
export function addressFilters<Name extends string>(filters: Record<Name, Accepted>) {
  const entries = Object.entries<Accepted>(filters);
  return {
    read: (parameters: URLSearchParams) =>
      Object.fromEntries(
        entries.map(([name, accepted]) => [name, acceptedText(parameters.get(name) ?? '', accepted)]),
      ) as Record<Name, string>,
    write: (view: Record<Name, string>, former: URLSearchParams) => {
      const next = new URLSearchParams(former);
      for (const [name, value] of Object.entries<string>(view)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      return next;
    },
  };
}

function acceptedText(text: string, accepted: Accepted): string {
  if (typeof accepted === 'number') return text.trim().slice(0, accepted);
  const isAccepted =
    accepted === 'day' ? /^\d{4}-\d\d-\d\d$/.test(text) && endOf(text) !== null : accepted.includes(text);
  return isAccepted ? text : '';
}
