/** Whether `path` leads to a page of this site: never to another host, whatever it looks like. */
export function isOwnPath(path: string | null | undefined): path is string {
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) && !hasControlCharacter(path);
}

/** Browsers drop tabs and line breaks from a URL, which would turn `/\t/host` into `//host`. */
function hasControlCharacter(text: string) {
  return [...text].some((character) => character.charCodeAt(0) < 32);
}
