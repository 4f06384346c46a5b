export const FILE_KINDS = [
  'commercial_invoice',
  'packing_list',
  'dangerous_goods_declaration',
  'safety_data_sheet',
  'proof_of_delivery',
  'certificate',
  'customs',
  'photo',
  'other',
] as const;
export type FileKind = (typeof FILE_KINDS)[number];

export const FILE_KIND_NAMES: Record<FileKind, string> = {
  commercial_invoice: 'Commercial invoice',
  packing_list: 'Packing list',
  dangerous_goods_declaration: 'Dangerous goods declaration',
  safety_data_sheet: 'Safety data sheet',
  proof_of_delivery: 'Proof of delivery',
  certificate: 'Certificate',
  customs: 'Customs document',
  photo: 'Photo',
  other: 'Other',
};

/** `internal` files are for staff only. */
export const FILE_VISIBILITIES = ['customer', 'internal'] as const;
export type FileVisibility = (typeof FILE_VISIBILITIES)[number];

export const MAX_FILE_BYTES = 25 * 1024 * 1024;
export const FILE_NEEDED = 'Choose a file.';
export const FILE_EMPTY = 'This file is empty. Choose another one.';
export const FILE_TOO_LARGE = 'A file can be at most 25 MB.';
export const FILE_OTHER_TYPE =
  'Choose a PDF, PNG, JPEG, WebP, HEIC, DOCX, XLSX or CSV file. This file is none of these, whatever its extension.';
export const INTERNAL_BY_STAFF = 'Only staff can add internal files.';

/** The accepted types, detected from a file’s bytes, with their extensions. */
export const FILE_TYPES = {
  'application/pdf': '.pdf',
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/webp': '.webp',
  'image/heic': '.heic',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': '.xlsx',
  'text/csv': '.csv',
} as const;
export type FileType = keyof typeof FILE_TYPES;

export function isFileType(type: string | undefined): type is FileType {
  return type !== undefined && Object.hasOwn(FILE_TYPES, type);
}
