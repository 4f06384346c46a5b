/* Inserts the tracking of a shipment after its own script tag:
   <script async src="https://…/embed.js" data-number="GS123456789" data-theme="dark" data-accent="#0c5866"></script> */
(() => {
  const script = document.currentScript;
  const { number, theme, accent, title } = script.dataset;
  if (!number) return;
  const url = new URL(`/embed/${encodeURIComponent(number)}`, script.src);
  if (theme) url.searchParams.set('theme', theme);
  if (accent) url.searchParams.set('accent', accent);
  const frame = document.createElement('iframe');
  frame.src = url.href;
  frame.title = title || `Tracking of ${number}`;
  // Set as properties, which a strict style-src allows.
  Object.assign(frame.style, { display: 'block', width: '100%', height: '24rem', border: '0' });
  // The frame is sandboxed and has no origin, so its window identifies it.
  window.addEventListener('message', ({ source, data }) => {
    const height = Number(data?.groundswell_height);
    if (source === frame.contentWindow && height > 0) frame.style.height = `${Math.min(height, 4000)}px`;
  });
  script.after(frame);
})();
