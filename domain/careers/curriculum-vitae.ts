/** The kinds of file that a CV may be, as its bytes say. */
const CV_TYPES = {
  'application/pdf': '.pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
} as const;
export type CvType = keyof typeof CV_TYPES;

export const CV_MEDIA_TYPES = Object.keys(CV_TYPES) as CvType[];
export const CV_ENDINGS = Object.values(CV_TYPES);
export const CV_OTHER_KIND =
  'The CV must be a PDF or DOCX file. This file is neither, whatever its name says.';

const LONGEST_FILE_NAME = 120;

/** Whether bytes of this type may be a CV; `type` is undefined when nobody knows. */
export function isCvType(type: string | undefined): type is CvType {
  return type !== undefined && Object.hasOwn(CV_TYPES, type);
}

/**
 * The name under which a CV is kept: without folders, characters that file systems or headers read as something
 * else, or leading dots, at most 120 characters, and with the ending of what it is.
 */
export function cvFileName(given: string, type: CvType): string {
  const name = (given.split(/[/\\]/).at(-1) ?? '')
    .normalize('NFC')
    .replace(/[\p{C}<>:"|?*]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+/, '')
    .replace(/\.(?:pdf|docx)$/i, '')
    .trim();
  const ending = CV_TYPES[type];
  const characters = [...(name === '' ? 'cv' : name)];
  return `${characters.slice(0, LONGEST_FILE_NAME - ending.length).join('')}${ending}`;
}
