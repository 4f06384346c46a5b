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

const MAX_FILE_NAME_LENGTH = 120;

/** Whether a CV may be of this type; `type` is undefined when it could not be detected. */
export function isCvType(type: string | undefined): type is CvType {
  return type !== undefined && Object.hasOwn(CV_TYPES, type);
}

/**
 * The name under which a CV is stored: without folders, leading dots or characters that are special in file systems or
 * HTTP headers, at most 120 characters, with the extension of its real type.
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
  return `${characters.slice(0, MAX_FILE_NAME_LENGTH - ending.length).join('')}${ending}`;
}
