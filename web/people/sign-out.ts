import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api, call } from '../api/client.ts';
import { isRefusal, sentenceOf } from '../api/refusal.ts';
import { paths } from '../paths.ts';
import { toast } from '../ui/toast.ts';
import { keepSession } from './stored-session.ts';

/** Of what ends the session: while it runs, the screen is left and does not ask to sign in. */
export const SIGN_OUT_KEY = ['sign-out'];

/** Ends the session, leaves for `/` and says so. What was read for the person is dropped by the session's upkeep. */
export function useSignOut() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationKey: SIGN_OUT_KEY,
    mutationFn: async () => {
      const { continue_at } = await call.people.signOut().catch((error: unknown) => {
        // The session ended before: that is what was asked for.
        if (isRefusal(error, 'UNAUTHORIZED')) return { continue_at: null };
        throw error;
      });
      await navigate(paths.home());
      queryClient.setQueryData(api.people.session.queryKey(), null);
      if (continue_at) {
        // The page ends before the session's upkeep gets to it.
        keepSession(null);
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
 * Whether the person is leaving this screen by signing out: true until the screen is gone, which may be
 * some time after the session is, or until signing out has failed.
 */
export function useIsLeaving(isSignedIn: boolean): boolean {
  const isSigningOut = useIsMutating({ mutationKey: SIGN_OUT_KEY }) > 0;
  const [wasLeaving, setLeaving] = useState(false);
  const isLeaving = isSigningOut || (wasLeaving && !isSignedIn);
  if (isLeaving !== wasLeaving) setLeaving(isLeaving);
  return isLeaving;
}
