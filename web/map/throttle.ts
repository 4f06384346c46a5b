/** Throttle with leading and trailing call: runs immediately, then at most every `pause_ms`. */
export function throttle(act: () => void, pause_ms: number): () => void {
  let waiting = false;
  let called = false;
  const run = () => {
    waiting = true;
    called = false;
    act();
    setTimeout(() => {
      waiting = false;
      if (called) run();
    }, pause_ms);
  };
  return () => {
    if (waiting) called = true;
    else run();
  };
}
