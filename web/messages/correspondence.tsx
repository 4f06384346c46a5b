import { Files } from './files.tsx';
import { Thread } from './thread.tsx';

export interface CorrespondenceProps {
  tracking_number: string;
  /** Staff can keep messages and files internal. */
  forStaff?: boolean;
}

/** The thread and the files of a shipment, for its customer and staff. */
export function Correspondence(props: CorrespondenceProps) {
  return (
    <div className="@container">
      <div className="grid items-start gap-x-10 gap-y-8 @3xl:grid-cols-2">
        <Thread {...props} />
        <Files {...props} />
      </div>
    </div>
  );
}
