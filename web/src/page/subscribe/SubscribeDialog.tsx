import { MESSAGES } from '@quiltwright/shared/messages';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { signInFor } from '../../browser/return-path';
import { blockPicture } from '../../server/uploads/pictures';
import { Button } from '../../ui/basics/Button';
import { Dialog } from '../../ui/dialogs/Dialog';
import { MONTHLY_PRICE, PRICE } from '../benefits/benefits';
import { Benefits } from '../benefits/BenefitLists';
import styles from './SubscribeDialog.module.css';

const SAVING = 'Subscribers of Quiltwright can save their work.';

/** The names of some blocks for subscribers, which the dialog shows. */
const blocks = ['Ohio Star', 'Churn Dash', 'Log Cabin', 'Bears Paw', 'Flying Geese', 'Nine Patch'];

interface SubscribeDialogProps {
  open: boolean;
  /** A paragraph about the feature that the guest tried. By default it is saving. */
  feature?: string;
  onClose: () => void;
}

/** The dialog for guests who try to save or to use a feature for subscribers. */
export function SubscribeDialog({ open, feature = SAVING, onClose }: SubscribeDialogProps) {
  const navigate = useNavigate();
  const location = useLocation();
  return (
    <Dialog
      open={open}
      title={MESSAGES.subscribeQuestion}
      about={
        <p>
          <span>{`${feature} A subscription costs `}</span>
          <strong>{PRICE}</strong>
          <span>{` (${MONTHLY_PRICE}). Subscribers get:`}</span>
        </p>
      }
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
      <div className={styles.blocks} aria-hidden>
        {blocks.map((name) => (
          <img key={name} src={blockPicture(name)} alt="" />
        ))}
      </div>
      <Benefits />
      <p>
        Already a subscriber?{' '}
        <Link to={signInFor(location)} onClick={onClose}>
          Log in
        </Link>{' '}
        to keep your work and save it.
      </p>
    </Dialog>
  );
}
