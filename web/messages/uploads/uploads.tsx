import { UploadRow } from './upload-row.tsx';
import type { ChosenFile } from './use-upload.ts';

interface UploadsProps {
  tracking_number: string;
  files: readonly ChosenFile[];
  onEnd: (file: ChosenFile, outcome: 'added' | 'removed') => void;
}

/** The files that are being uploaded. */
export function Uploads({ tracking_number, files, onEnd }: UploadsProps) {
  if (files.length === 0) return null;
  return (
    <ul aria-label="Uploads" className="mt-4 divide-y divide-line border-y border-line">
      {files.map((chosen) => (
        <UploadRow
          key={chosen.id}
          tracking_number={tracking_number}
          chosen={chosen}
          onEnd={(outcome) => onEnd(chosen, outcome)}
        />
      ))}
    </ul>
  );
}
