const GRAVE = ['high', 'critical'];

/**
 * Reads the output of `npm audit --json`. `answered` is false when the registry returned no report.
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

/** The report, if the output is one. */
function reportIn(output) {
  try {
    return JSON.parse(output) ?? {};
  } catch {
    return {};
  }
}

/** A vulnerability of the package, or the name of the dependency that has it. */
function reasonIn(via) {
  return via.map((one) => (typeof one === 'string' ? `through ${one}` : one.title)).join(', ');
}
