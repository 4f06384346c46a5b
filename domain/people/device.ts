const BROWSERS: readonly [pattern: RegExp, name: string][] = [
  // The order matters: most browsers also name the ones they claim compatibility with.
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly [pattern: RegExp, name: string][] = [
  [/\biPhone\b/, 'an iPhone'],
  [/\biPad\b/, 'an iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'a Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** The browser and system of a session, as people recognize them: 'Firefox on Windows'. */
export function deviceOf(user_agent: string | null): string {
  const browser = nameIn(BROWSERS, user_agent);
  const system = nameIn(SYSTEMS, user_agent);
  if (browser) return system ? `${browser} on ${system}` : browser;
  if (system) return `A program on ${system}`;
  return user_agent ? 'A program' : 'Unknown device';
}

function nameIn(names: readonly [RegExp, string][], user_agent: string | null): string | undefined {
  return user_agent === null ? undefined : names.find(([pattern]) => pattern.test(user_agent))?.[1];
}
