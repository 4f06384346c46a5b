import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { api } from '#web/api/client.ts';
import type { Form } from '#web/forms/use-form.ts';
import { type MessageDraft, readMessageDraft, storeMessageDraft } from '#web/people/message-drafts.ts';
import { useSession } from '#web/people/session.ts';

export const NO_MESSAGE: MessageDraft = { text: '', internal: false };

/** Stores what is typed on this tab, and restores it after a reload or after the session has ended. */
export function useMessageDraft(form: Form<MessageDraft>, tracking_number: string): void {
  const user_id = useSession().person?.user_id;
  const queryClient = useQueryClient();
  /** Whose draft the form has; nothing is stored before it is restored. */
  const [owner, setOwner] = useState<string>();
  const { text, internal } = form.values;
  const restore = useEffectEvent((user_id: string) => {
    const draft = readMessageDraft(user_id, tracking_number);
    if (draft || owner !== undefined) form.reset(NO_MESSAGE, draft ?? NO_MESSAGE);
    setOwner(user_id);
  });
  const isSignedIn = useEffectEvent(
    (user_id: string) => queryClient.getQueryData(api.people.session.queryKey())?.user_id === user_id,
  );

  useLayoutEffect(() => {
    if (user_id !== undefined) restore(user_id);
  }, [user_id]);
  useEffect(() => {
    if (owner !== undefined && owner === user_id)
      storeMessageDraft(owner, tracking_number, text === '' ? null : { text, internal });
  }, [owner, user_id, tracking_number, text, internal]);
  useEffect(() => {
    if (owner === undefined) return;
    return () => {
      // The person left the page and discarded it; at the end of a session it stays for the next sign-in.
      if (isSignedIn(owner)) storeMessageDraft(owner, tracking_number, null);
    };
  }, [owner, tracking_number]);
}
