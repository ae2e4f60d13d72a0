import { useEffect } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { Actions, Page, Quiet } from '../page/frame/Page';
import { Button } from '../ui/basics/Button';

/**
 * Replaces a screen that failed. The open document isn't lost, because its session lives outside the screens. After a
 * DOMException, shows the failed screen again, once. This exception means that a translator or a browser extension
 * moved React's nodes.
 */
export function ScreenFault() {
  const error = useRouteError();
  const address = useLocation();
  const navigate = useNavigate();
  const isRecovered = (address.state as { isRecovered?: boolean } | null)?.isRecovered === true;
  const recovers = error instanceof DOMException && !isRecovered;
  const drawAgain = () => navigate(address, { replace: true, state: { isRecovered: true } });
  useEffect(() => {
    if (recovers) void drawAgain();
  });
  if (recovers) return null;
  return (
    <Page
      title="Something went wrong"
      heading="Something went wrong"
      lead="This page has stopped working. Your work is kept on this device. Try again, or reload the page."
    >
      <Actions>
        <Button
          look="primary"
          onClick={() => {
            void drawAgain();
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
      {error instanceof Error && <Quiet>{`The browser reports: ${error.message}`}</Quiet>}
    </Page>
  );
}
