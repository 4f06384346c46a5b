/** Acts at once, then at most every `pause_ms`; the last call in a pause is not lost. */
export function throttled(act: () => void, pause_ms: number): () => void {
  let resting = false;
  let called = false;
  const run = () => {
    resting = true;
    called = false;
    act();
    setTimeout(() => {
      resting = false;
      if (called) run();
    }, pause_ms);
  };
  return () => {
    if (resting) called = true;
    else run();
  };
}
