import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api, call } from '../api/client.ts';
import { isRefusal, sentenceOf } from '../api/refusal.ts';
import { paths } from '../paths.ts';
import { toast } from '../ui/toast.ts';

export const SIGN_OUT_KEY = ['sign-out'];

/** Ends the session, leaves for `/` and says so. What was read for the person is dropped by the session's upkeep. */
export function useSignOut() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationKey: SIGN_OUT_KEY,
    mutationFn: async () => {
      await call.people.signOut().catch((error: unknown) => {
        // The session ended before: that is what was asked for.
        if (!isRefusal(error, 'UNAUTHORIZED')) throw error;
      });
      // Left for good before the session goes: a protected screen still shown would lead to the sign-in.
      await navigate(paths.home(), { flushSync: true });
      queryClient.setQueryData(api.people.session.queryKey(), null);
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
