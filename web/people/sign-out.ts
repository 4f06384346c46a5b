import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { isRefusal, sentenceOf } from '../api/api-errors.ts';
import { api, call } from '../api/client.ts';
import { useWrite } from '../forms/use-write.ts';
import { paths } from '../paths.ts';
import { toast } from '../ui/overlays/toast.ts';
import { clearDrafts } from './form-owner.ts';
import { leaving } from './leaving.ts';
import { storeSession } from './stored-session.ts';

/** Ends the session, navigates to `/` and shows a toast. `useSessionLifecycle` clears the user's cached data. */
export function useSignOut() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useWrite({
    send: (_, options) =>
      leaving(async () => {
        const { continue_at } = await call.people.signOut(undefined, options).catch((error: unknown) => {
          // The session had already ended, which is the desired result.
          if (isRefusal(error, 'UNAUTHORIZED')) return { continue_at: null };
          throw error;
        });
        clearDrafts();
        storeSession(null);
        await navigate(paths.home());
        queryClient.setQueryData(api.people.session.queryKey(), null);
        if (continue_at) window.location.assign(continue_at);
      }),
    onSuccess: () => {
      toast({ title: 'Signed out', description: 'You have been signed out successfully.' });
    },
    onFailure: (error) => {
      toast({
        title: 'Error',
        description: sentenceOf(error, 'We couldn’t reach the server. You are still signed in.'),
        variant: 'destructive',
      });
    },
  });
}
