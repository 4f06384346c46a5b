const GRAVE = ['high', 'critical'];

/**
 * What `npm audit --json` has found. `answered` is false when the registry gave no report.
 *
 * @param {string} output
 */
export function advisoriesIn(output) {
  const { vulnerabilities } = reportIn(output);
  if (!vulnerabilities) return { answered: false, grave: [], others: 0 };
  const found = Object.values(vulnerabilities);
  const grave = found.filter(({ severity }) => GRAVE.includes(severity));
  return {
    answered: true,
    grave: grave.map(({ name, severity, range, via }) => `${name} ${range} (${severity}): ${reasonIn(via)}`),
    others: found.length - grave.length,
  };
}

/** The report, an error in its place, or something else altogether. */
function reportIn(output) {
  try {
    return JSON.parse(output) ?? {};
  } catch {
    return {};
  }
}

/** A weakness of its own, or the name of the package that brings it. */
function reasonIn(via) {
  return via.map((one) => (typeof one === 'string' ? `through ${one}` : one.title)).join(', ');
}
