import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isRefusal, sentenceOf } from '../api/api-errors.ts';
import { api, call } from '../api/client.ts';
import { paths } from '../paths.ts';
import { toast } from '../ui/overlays/toast.ts';
import { storeSession } from './stored-session.ts';

/** Mutation key of signing out. While it runs, protected screens don't redirect to sign-in. */
export const SIGN_OUT_KEY = ['sign-out'];

/** Ends the session, navigates to `/` and shows a toast. `useSessionUpkeep` clears the user's cached data. */
export function useSignOut() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationKey: SIGN_OUT_KEY,
    mutationFn: async () => {
      const { continue_at } = await call.people.signOut().catch((error: unknown) => {
        // The session had already ended, which is the desired result.
        if (isRefusal(error, 'UNAUTHORIZED')) return { continue_at: null };
        throw error;
      });
      await navigate(paths.home());
      queryClient.setQueryData(api.people.session.queryKey(), null);
      if (continue_at) {
        // The page unloads before `useSessionUpkeep` runs.
        storeSession(null);
        window.location.assign(continue_at);
      }
    },
    onSuccess: () => {
      toast({ title: 'Signed out', description: 'You have been signed out successfully.' });
    },
    onError: (error) => {
      toast({
        title: 'Error',
        description: sentenceOf(error, 'We could not reach the server. You are still signed in.'),
        variant: 'destructive',
      });
    },
  });
}

/**
 * Whether the user is leaving this screen by signing out. True until the screen unmounts, which may be later than the
 * end of the session, or until signing out fails.
 */
export function useIsLeaving(isSignedIn: boolean): boolean {
  const isSigningOut = useIsMutating({ mutationKey: SIGN_OUT_KEY }) > 0;
  const [wasLeaving, setLeaving] = useState(false);
  const isLeaving = isSigningOut || (wasLeaving && !isSignedIn);
  if (isLeaving !== wasLeaving) setLeaving(isLeaving);
  return isLeaving;
}
