import { Route } from 'lucide-react';
import { useMade } from '../../../server/session/use-tab';
import { Button } from '../../../ui/basics/Button';
import { createDraftTour } from './draft-tour';

/** The button that starts the tour of drafting, however often it was seen. */
export function TourButton({ onStart }: { onStart: () => void }) {
  const tour = useMade(createDraftTour);
  return (
    <Button
      look="quiet"
      onClick={() => {
        onStart();
        tour.start();
      }}
    >
      <Route aria-hidden />
      Take the tour
    </Button>
  );
}
