import { Link } from 'react-router';
import { paths } from '#web/paths.ts';

/** Links to registration and password reset for customers. */
export function CustomerLinks({ next }: { next: string | null }) {
  return (
    <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-1 border-t border-line pt-4 text-ui">
      <li>
        <Link
          className="link inline-block py-2 font-semibold"
          to={paths.register({ next: next ?? undefined })}
        >
          Create account
        </Link>
      </li>
      <li>
        <Link className="link inline-block py-2 font-semibold" to={paths.forgotPassword()}>
          Forgot password?
        </Link>
      </li>
    </ul>
  );
}
