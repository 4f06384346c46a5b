import { allOf, atMost, emailAddress, type Rule, type Rules, required } from '#domain/validation/rules.ts';

/** The fields of the application form. */
export interface ApplicationForm {
  full_name: string;
  email: string;
  phone: string;
  message: string;
  cv: ChosenFile | undefined;
}

/** What is known of a file before its bytes are read. */
interface ChosenFile {
  /** Bytes. */
  size: number;
}

export const MAX_CV_BYTES = 5 * 1024 * 1024;
export const CV_NEEDED = 'Add your CV as a PDF or DOCX file.';
const CV_TOO_LARGE = 'The CV can be at most 5 MB.';

const phoneNumber: Rule<string> = (text) =>
  /^[+\d\s()./-]*$/.test(text) ? undefined : 'Write the phone number with digits, such as +1 310 555 0100.';

const cvSize: Rule<ChosenFile | undefined> = (file) => {
  if (!file || file.size === 0) return CV_NEEDED;
  return file.size > MAX_CV_BYTES ? CV_TOO_LARGE : undefined;
};

export const APPLICATION_RULES: Rules<ApplicationForm> = {
  full_name: allOf(required('Enter your full name.'), atMost(120)),
  email: emailAddress,
  phone: allOf(atMost(40), phoneNumber),
  message: atMost(4000),
  cv: cvSize,
};
