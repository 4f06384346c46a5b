/** Lazy parts of the sign-in screen, bundled in one chunk to keep the page's script small. */
export { CodeStep } from './code-step.tsx';
export { PasskeySignIn } from './passkey-sign-in.tsx';
export { SignOn } from './sign-on.tsx';
