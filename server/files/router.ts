import type { AreaHandlers } from '../api/area-handlers.ts';
import { attach } from './attach.ts';
import { download } from './download.ts';
import { list } from './list.ts';
import { upload } from './upload.ts';

export const files: AreaHandlers<'files'> = {
  upload,
  attach,
  list,
  download,
};
