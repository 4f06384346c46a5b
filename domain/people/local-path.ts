/** Whether `path` is a path on this site; prevents open redirects to other hosts. */
export function isLocalPath(path: string | null | undefined): path is string {
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) && !hasControlCharacter(path);
}

/** Browsers remove tabs and line breaks from a URL, which would turn `/\t/host` into `//host`. */
function hasControlCharacter(text: string) {
  return [...text].some((character) => character.charCodeAt(0) < 32);
}
