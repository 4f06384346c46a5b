/** Whether two names differ by one insertion, deletion, substitution or swap of neighbouring letters. */
export function isOneTypo(typed: string, name: string): boolean {
  const longer = Math.max(typed.length, name.length);
  if (Math.abs(typed.length - name.length) > 1) return false;
  let start = 0;
  while (start < longer && typed.charCodeAt(start) === name.charCodeAt(start)) start++;
  let end = 0;
  while (
    end < longer - start &&
    typed.charCodeAt(typed.length - 1 - end) === name.charCodeAt(name.length - 1 - end)
  )
    end++;
  const differing = longer - start - end;
  return (
    differing <= 1 ||
    (differing === 2 &&
      typed.length === name.length &&
      typed[start] === name[start + 1] &&
      typed[start + 1] === name[start])
  );
}
