import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FILE_EMPTY, FILE_TOO_LARGE, type FileKind, MAX_FILE_BYTES } from '#domain/files/shipment-file.ts';
import { call } from '#web/api/client.ts';
import { fieldsRefused } from '#web/forms/refused-fields.ts';
import { failureSentence, useWrite } from '#web/forms/use-write.ts';
import { openTransfer, type Transfer, type TransferEvent } from './transfer.ts';

export interface ChosenFile {
  id: string;
  file: File;
  kind: FileKind;
  internal: boolean;
}

/** 'waiting': the connection is lost. 'adding': all bytes have arrived, and the server checks them. */
export type UploadPhase = 'uploading' | 'paused' | 'waiting' | 'adding' | 'failed';

const NOT_LOADED = 'We couldn’t reach the server. Remove the file and choose it again.';

interface Failure {
  sentence: string;
  /** What has arrived is complete, and adding it can be tried again. */
  upload_id: string | null;
}

/** Uploads a file while the component is mounted, then adds it to the shipment. */
export function useUpload(
  tracking_number: string,
  { file, kind, internal }: ChosenFile,
  onAdded: () => void,
) {
  const [phase, setPhase] = useState<UploadPhase>('uploading');
  const [progress, setProgress] = useState(0);
  const [failure, setFailure] = useState<Failure | null>(null);
  const transfer = useRef<Transfer | null>(null);
  const fail = (sentence: string, upload_id: string | null = null) => {
    setFailure({ sentence, upload_id });
    setPhase('failed');
  };
  const { write: add } = useWrite({
    send: (upload_id: string, options) => {
      const visibility = internal ? ('internal' as const) : ('customer' as const);
      return call.files.attach({ tracking_number, upload_id, kind, visibility }, options);
    },
    onSuccess: onAdded,
    refusedIn: fieldsRefused,
    onFailure: (error, refused, upload_id) =>
      fail(failureSentence(error), Object.keys(refused).length > 0 ? null : upload_id),
  });
  const handle = useEffectEvent((event: TransferEvent) => {
    if (event.type === 'progress') {
      setProgress(event.share);
      setPhase((former) => (former === 'waiting' ? 'uploading' : former));
    } else if (event.type === 'lost') setPhase('waiting');
    else if (event.type === 'refused') fail(event.sentence);
    else {
      setPhase('adding');
      add(event.upload_id);
    }
  });
  const begin = useEffectEvent((opened: Transfer) => {
    transfer.current = opened;
    if (phase === 'uploading') opened.start();
  });
  const refusal = refusalOf(file);

  useEffect(() => {
    if (refusal) return;
    let opened: Transfer | undefined;
    let isOver = false;
    const opening = openTransfer(file, (event) => {
      if (event.type === 'complete') isOver = true;
      handle(event);
    });
    opening.then(
      (ready) => {
        opened = ready;
        if (!isOver) begin(ready);
      },
      () => handle({ type: 'refused', sentence: NOT_LOADED }),
    );
    return () => {
      if (!isOver) opened?.cancel();
      isOver = true;
    };
  }, [file, refusal]);

  const isUnderWay = !refusal && phase !== 'failed';
  useEffect(() => {
    if (!isUnderWay) return;
    // Leaving the page ends the upload, so the browser asks first.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnderWay]);

  const upload_id = failure?.upload_id;
  return {
    phase: refusal ? ('failed' as const) : phase,
    progress,
    error: refusal ?? failure?.sentence ?? null,
    pause: () => {
      transfer.current?.pause();
      setPhase('paused');
    },
    resume: () => {
      setPhase('uploading');
      transfer.current?.start();
    },
    /** Null where it cannot succeed. */
    retry: upload_id
      ? () => {
          setPhase('adding');
          add(upload_id);
        }
      : null,
  };
}

function refusalOf({ size }: File): string | null {
  if (size === 0) return FILE_EMPTY;
  return size > MAX_FILE_BYTES ? FILE_TOO_LARGE : null;
}
