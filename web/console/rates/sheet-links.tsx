/** Downloads of the lines of a version, which can be imported again. */
export function SheetLinks({ id, version }: { id: string; version: number }) {
  const sheet = (format: string) => `/api/tariffs/${id}/sheet?format=${format}&version=${version}`;
  return (
    <span className="whitespace-nowrap">
      <a className="link" href={sheet('csv')} download aria-label={`Version ${version} as CSV`}>
        CSV
      </a>
      {' · '}
      <a className="link" href={sheet('xlsx')} download aria-label={`Version ${version} as XLSX`}>
        XLSX
      </a>
    </span>
  );
}
