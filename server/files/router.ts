import { attach } from '../files/attach.ts';
import { download } from '../files/download.ts';
import { list } from '../files/list.ts';
import { upload } from '../files/upload.ts';
import type { AreaHandlers } from './area-handlers.ts';

export const files: AreaHandlers<'files'> = {
  upload,
  attach,
  list,
  download,
};
