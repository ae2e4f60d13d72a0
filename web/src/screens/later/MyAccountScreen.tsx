import { useNavigate } from 'react-router-dom';
import { logOut } from '../../server/sign-in';
import { Button } from '../../ui/Button';
import { LaterScreen } from './LaterScreen';

/** The account screen as far as it goes today: one can log out. */
export function MyAccountScreen() {
  const navigate = useNavigate();
  const leave = async () => {
    await logOut();
    await navigate('/home');
  };
  return (
    <LaterScreen
      title="My Account"
      purpose="Here you will find your blocks, quilts and fabrics, and the way to your subscription."
    >
      <Button
        onClick={() => {
          void leave();
        }}
      >
        Log out
      </Button>
    </LaterScreen>
  );
}
