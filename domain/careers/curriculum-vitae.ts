import { storedFileName } from '../files/file-name.ts';

/** The file types allowed for a CV, detected from its bytes. */
const CV_TYPES = {
  'application/pdf': '.pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
} as const;
export type CvType = keyof typeof CV_TYPES;

export const CV_MEDIA_TYPES = Object.keys(CV_TYPES) as CvType[];
export const CV_ENDINGS = Object.values(CV_TYPES);
export const CV_OTHER_KIND =
  'The CV must be a PDF or DOCX file. This file is neither, whatever its extension.';

/** Whether a CV may be of this type; `type` is undefined when it could not be detected. */
export function isCvType(type: string | undefined): type is CvType {
  return type !== undefined && Object.hasOwn(CV_TYPES, type);
}

/** The name under which a CV is stored. */
export function cvFileName(given: string, type: CvType): string {
  return storedFileName(given, CV_TYPES[type], 'cv');
}
