/** Spreadsheets read a file with this byte order mark as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

export function saveCsv(csv: string, name: string): void {
  saveFile(new Blob([BYTE_ORDER_MARK, csv], { type: 'text/csv' }), name);
}

/** Downloads a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}
