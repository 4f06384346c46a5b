import { useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { MenuItem, MoreMenu } from '#web/ui/overlays/more-menu.tsx';

interface FileMenuProps {
  tracking_number: string;
  /** Nobody edits it. */
  locked?: boolean | undefined;
  onEdit: () => void;
}

/** The actions of the header on a phone; recording a milestone stands in the bar of the sections. */
export function FileMenu({ tracking_number, locked, onEdit }: FileMenuProps) {
  const navigate = useNavigate();
  return (
    <MoreMenu name={tracking_number}>
      <MenuItem onSelect={() => void navigate(paths.track(tracking_number))}>Tracking page</MenuItem>
      {!locked && (
        <>
          <MenuItem onSelect={onEdit}>Edit details</MenuItem>
          <MenuItem onSelect={() => void navigate(paths.admin({ shipment: tracking_number }))}>
            Edit shipment
          </MenuItem>
        </>
      )}
    </MoreMenu>
  );
}
