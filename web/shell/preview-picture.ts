import { publicPages } from '#content/pages.ts';

/** Where the build puts the link preview of a page; pages below a listed one show the listed one's. */
export function previewPicture(path: string): string {
  const listed = Object.values(publicPages).find((page) => page.path === path);
  const parent = Object.values(publicPages).find((page) => path.startsWith(`${page.path}/`));
  const shown = (listed ?? parent ?? publicPages.home).path;
  return `/previews/${shown === '/' ? 'home' : shown.slice(1).replaceAll('/', '-')}.png`;
}
