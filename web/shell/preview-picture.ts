import { publicPages } from '#content/pages.ts';

/** Path of a page's link preview image. Subpages use their parent's. */
export function previewPicture(path: string): string {
  const listed = Object.values(publicPages).find((page) => page.path === path);
  const parent = Object.values(publicPages).find((page) => path.startsWith(`${page.path}/`));
  const shown = (listed ?? parent ?? publicPages.home).path;
  return `/previews/${shown === '/' ? 'home' : shown.slice(1).replaceAll('/', '-')}.png`;
}
