/** What comes with the first sign of a person, in one file: each more would be named in the page's script. */
export { CodeStep } from './code-step.tsx';
export { PasskeySignIn } from './passkey-sign-in.tsx';
export { SignOn } from './sign-on.tsx';
