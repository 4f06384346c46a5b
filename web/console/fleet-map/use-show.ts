import { useLocation, useNavigate } from 'react-router';

const SHOWS = ['table', 'map', 'both'] as const;
export type Show = (typeof SHOWS)[number];

/** Whether the fleet is shown as table, map or both. Stored in the URL as `show`. */
export function useShow(): [show: Show, change: (show: Show) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);
  const change = (show: Show) => {
    if (show === 'table') parameters.delete('show');
    else parameters.set('show', show);
    void navigate({ search: parameters.toString().replaceAll('%2C', ',') }, { preventScrollReset: true });
  };
  return [SHOWS.find((show) => show === parameters.get('show')) ?? 'table', change];
}
