import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CarrierFeed } from '#contract/organisations/carrier-feed.ts';
import { api, call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { isSame } from '#web/forms/merge-versions.ts';
import { useVersionedForm } from '#web/forms/use-versioned-form.ts';
import { toast } from '#web/ui/overlays/toast.ts';

interface Stored {
  feed: CarrierFeed | null;
  version: number;
}

interface Values {
  base_url: string;
  credential_header: string;
  /** '' keeps the stored one. */
  credential: string;
  poll_minutes: string;
  enabled: boolean;
}

/** The form of a carrier's feed. What someone else has saved is shown before it is replaced; what polls record is not. */
export function useCarrierFeedForm(organisation_id: string, feed: CarrierFeed | null) {
  const queryClient = useQueryClient();
  const { queryKey } = api.organisations.carrierFeed.queryOptions({ input: { id: organisation_id } });
  return useVersionedForm<Stored, Values>({
    stored: useNewest(feed),
    valuesOf,
    resolver: (base) => resolverFor(base.feed),
    conflicts: ({ base, newer }) => !isSame(base, newer),
    send: async (values, { base, accept }, { context }) => {
      const saved = await call.organisations.setCarrierFeed(
        { id: organisation_id, ...settingsOf(values) },
        { context: { ...context, ifMatch: versionOf(base().feed) } },
      );
      accept(versioned(saved.feed));
      queryClient.setQueryData(queryKey, saved);
    },
    onSuccess: () => toast({ title: 'Tracking feed saved' }),
    onFailure: () => void queryClient.invalidateQueries({ queryKey }),
    invalidates: queryKey,
  });
}

function versioned(feed: CarrierFeed | null): Stored {
  return { feed, version: versionOf(feed) };
}

function versionOf(feed: CarrierFeed | null): number {
  return feed?.updated_at.getTime() ?? 0;
}

/** A feed that was removed is newer than what it was, though it has no version. */
function useNewest(feed: CarrierFeed | null): Stored {
  const [newest, setNewest] = useState(() => versioned(feed));
  if (versionOf(feed) === versionOf(newest.feed)) return newest;
  const next = { feed, version: Math.max(versionOf(feed), newest.version + 1) };
  setNewest(next);
  return next;
}

function valuesOf({ feed }: Stored): Values {
  return {
    base_url: feed?.base_url ?? '',
    credential_header: feed?.credential_header ?? 'Authorization',
    credential: '',
    poll_minutes: String(feed?.poll_minutes ?? 15),
    enabled: feed?.enabled ?? true,
  };
}

function settingsOf({ credential, poll_minutes, base_url, ...rest }: Values) {
  return {
    ...rest,
    base_url: base_url.trim(),
    poll_minutes: Number(poll_minutes),
    ...(credential.trim() !== '' && { credential }),
  };
}

function resolverFor(feed: CarrierFeed | null) {
  return rulesResolver(({ base_url, credential, poll_minutes }: Values) => {
    const minutes = Number(poll_minutes);
    return {
      ...(!URL.canParse(base_url.trim()) && {
        base_url: 'Enter a URL such as https://api.carrier.example/v2.',
      }),
      ...(credential.trim() === '' &&
        feed?.base_url !== base_url.trim() && { credential: 'Enter the credential.' }),
      ...(!(Number.isInteger(minutes) && minutes >= 5 && minutes <= 1_440) && {
        poll_minutes: 'Enter minutes from 5 to 1440.',
      }),
    };
  });
}
