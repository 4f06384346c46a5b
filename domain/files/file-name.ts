const MAX_LENGTH = 120;
const MAX_SHOWN_LENGTH = 200;

/**
 * The name under which an uploaded file is stored: without folders, leading dots or characters that are special in file
 * systems or HTTP headers, at most 120 characters, with the extension of its real type. `fallback` is used when nothing
 * remains.
 */
export function storedFileName(given: string, extension: string, fallback: string): string {
  const name = (given.split(/[/\\]/).at(-1) ?? '')
    .normalize('NFC')
    .replace(/[\p{C}<>:"|?*]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+/, '')
    .replace(/\.(?:pdf|docx|xlsx|csv|png|jpe?g|webp|heic)$/i, '')
    .trim();
  const characters = [...(name === '' ? fallback : name)];
  return `${characters.slice(0, MAX_LENGTH - extension.length).join('')}${extension}`;
}

/** A file’s name as it is shown, without control characters and lone surrogates, which PostgreSQL can’t store. */
export function shownFileName(given: string): string {
  return [...given.replaceAll(/\p{C}/gu, '')].slice(0, MAX_SHOWN_LENGTH).join('');
}
