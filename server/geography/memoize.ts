/**
 * A function that answers a call it has seen before from memory, and forgets the least recently asked beyond `most`.
 * Arguments are compared by their JSON; answers are shared, so nobody may change them.
 */
export function remembering<Arguments extends unknown[], Answer>(
  ask: (...input: Arguments) => Answer,
  most: number,
): (...input: Arguments) => Answer {
  const answers = new Map<string, Answer>();
  return (...input) => {
    const key = JSON.stringify(input);
    const isKnown = answers.has(key);
    const answer = isKnown ? (answers.get(key) as Answer) : ask(...input);
    answers.delete(key);
    answers.set(key, answer);
    if (answers.size > most) answers.delete(answers.keys().next().value as string);
    return answer;
  };
}
