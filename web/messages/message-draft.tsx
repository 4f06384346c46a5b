import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { api } from '#web/api/client.ts';
import type { Form } from '#web/forms/use-form.ts';
import { useSession } from '#web/people/session.ts';
import { type MessageDraft as Draft, readMessageDraft, storeMessageDraft } from './stored-draft.ts';

interface MessageDraftProps {
  form: Form<Draft>;
  tracking_number: string;
}

/** Stores what is typed on this tab, and restores it after a reload or after the session has ended. Renders nothing. */
export function MessageDraft({ form, tracking_number }: MessageDraftProps) {
  const user_id = useSession().person?.user_id;
  const queryClient = useQueryClient();
  /** Whose draft the form has; nothing is stored before it is restored. */
  const [owner, setOwner] = useState<string>();
  const { text, internal } = form.values;
  const restore = useEffectEvent((user_id: string) => {
    const draft = readMessageDraft(user_id, tracking_number);
    // Typed before this piece was loaded.
    const typed = owner === undefined && form.getValues().text !== '';
    if (!typed && (draft || owner)) form.reset(undefined, draft ?? undefined);
    setOwner(user_id);
  });

  useLayoutEffect(() => {
    if (user_id) restore(user_id);
  }, [user_id]);
  useEffect(() => {
    if (owner && owner === user_id)
      storeMessageDraft(owner, tracking_number, text ? { text, internal } : null);
  }, [owner, user_id, tracking_number, text, internal]);
  useEffect(
    () => () => {
      // The person left the page and discarded it; at the end of a session it stays for the next sign-in.
      if (owner && queryClient.getQueryData(api.people.session.queryKey())?.user_id === owner)
        storeMessageDraft(owner, tracking_number, null);
    },
    [owner, tracking_number, queryClient],
  );
  return null;
}
