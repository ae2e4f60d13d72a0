import { useNavigate, useRouteError } from 'react-router-dom';
import { Actions, Page, Quiet } from '../panels/Page';
import { Button } from '../ui/Button';

/** Stands in for a screen that failed. What was on the table is untouched: it lies outside the screens. */
export function ScreenFault() {
  const error = useRouteError();
  const navigate = useNavigate();
  return (
    <Page
      title="Something went wrong"
      heading="Something went wrong"
      lead="This page ran into a fault of ours. What you made is kept; go on where you were."
    >
      <Actions>
        <Button
          look="primary"
          onClick={() => {
            void navigate('.', { replace: true });
          }}
        >
          Try again
        </Button>
        <Button
          onClick={() => {
            location.reload();
          }}
        >
          Reload the page
        </Button>
      </Actions>
      {error instanceof Error && <Quiet>What the browser says: {error.message}</Quiet>}
    </Page>
  );
}
