import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import X from 'lucide-react/icons/x';
import { FILE_KIND_NAMES } from '#domain/files/shipment-file.ts';
import { fileSize } from '#web/documents/file-size.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ProgressBar } from '#web/ui/loading/progress-bar.tsx';
import { type ChosenFile, type UploadPhase, useUpload } from './use-upload.ts';

interface UploadRowProps {
  tracking_number: string;
  chosen: ChosenFile;
  /** It was added, cancelled or removed. */
  onEnd: (outcome: 'added' | 'removed') => void;
}

/** One file on its way: progress, pause and resume, or why it failed. Removing it cancels the upload. */
export function UploadRow({ tracking_number, chosen, onEnd }: UploadRowProps) {
  const upload = useUpload(tracking_number, chosen, () => onEnd('added'));
  return <UploadState {...upload} chosen={chosen} onRemove={() => onEnd('removed')} />;
}

interface UploadStateProps extends Pick<UploadRowProps, 'chosen'> {
  phase: UploadPhase;
  /** From 0 to 1. */
  progress: number;
  error: string | null;
  pause: () => void;
  resume: () => void;
  retry: (() => void) | null;
  onRemove: () => void;
}

export function UploadState(props: UploadStateProps) {
  const { chosen, phase, progress, error, pause, resume, retry, onRemove } = props;
  const { name, size } = chosen.file;
  return (
    <li className="flex flex-col gap-2 py-2">
      <div className="flex items-center gap-1">
        <div className="min-w-0 flex-1">
          <p className="text-ui font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </p>
          <p className="text-caption">
            {FILE_KIND_NAMES[chosen.kind]}
            {chosen.internal && ' · Internal'} · {progressText(phase, progress, size)}
          </p>
        </div>
        {(phase === 'uploading' || phase === 'waiting') && (
          <IconButton label={`Pause ${name}`} icon={<Pause />} onClick={pause} />
        )}
        {phase === 'paused' && <IconButton label={`Resume ${name}`} icon={<Play />} onClick={resume} />}
        {phase !== 'adding' && (
          <IconButton
            label={phase === 'failed' ? `Remove ${name}` : `Cancel ${name}`}
            icon={<X />}
            onClick={onRemove}
          />
        )}
      </div>
      {phase !== 'failed' && (
        <ProgressBar label={name} value={progress} paused={phase === 'paused' || phase === 'waiting'} />
      )}
      <div role="status" className="text-dense empty:hidden">
        {phase === 'waiting' && 'Connection lost. The upload resumes when you’re back online.'}
        {error !== null && <p className="text-danger">{error}</p>}
      </div>
      {phase === 'failed' && retry && (
        <Button variant="secondary" className="self-start" onClick={retry}>
          Try again
        </Button>
      )}
    </li>
  );
}

function progressText(phase: UploadPhase, progress: number, size: number): string {
  if (phase === 'failed') return fileSize(size);
  if (phase === 'adding') return `${fileSize(size)} · Adding...`;
  const sent = `${fileSize(Math.round(size * progress))} of ${fileSize(size)}`;
  return phase === 'paused' ? `Paused at ${sent}` : sent;
}
