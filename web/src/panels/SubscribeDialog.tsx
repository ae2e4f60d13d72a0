import { MESSAGES } from '@quiltwright/shared/messages';
import { useNavigate } from 'react-router-dom';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { benefits, MONTHLY_PRICE, PRICE } from './benefits';
import { Points } from './Page';

/** For guests who try to save, or reach for what subscribers have. */
export function SubscribeDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <Dialog
      open={open}
      title={MESSAGES.subscribeQuestion}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{MESSAGES.subscribeNo}</Button>
          <Button
            look="primary"
            onClick={() => {
              onClose();
              void navigate('/subscribe');
            }}
          >
            {MESSAGES.subscribeYes}
          </Button>
        </>
      }
    >
      <p>
        Subscribers of Quiltwright can save their work, for {PRICE} ({MONTHLY_PRICE}). They get:
      </p>
      <Points points={benefits} />
    </Dialog>
  );
}
