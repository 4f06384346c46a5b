/* Reports the height of the page to the page around it, and reloads the page every minute. */
const RELOAD_MS = 60_000;
const report = () => parent.postMessage({ groundswell_height: document.documentElement.offsetHeight }, '*');
new ResizeObserver(report).observe(document.documentElement);
setInterval(() => document.hidden || location.reload(), RELOAD_MS);
