import { X } from 'lucide-react';
import { useStore } from 'zustand';
import { useDeviceInUse } from '../../../panels/workspace/canvas/device-in-use';
import { useMade } from '../../../server/session/use-tab';
import { Button, IconButton } from '../../../ui/basics/Button';
import { createDraftTour } from './draft-tour';
import styles from './DraftTour.module.css';
import { stepWords, tourSteps } from './tour-steps';

/** The present step of the tour of drafting, above the block; nothing while the tour is closed. */
export function DraftTour() {
  const tour = useMade(createDraftTour);
  const device = useDeviceInUse();
  const { step: shown } = useStore(tour.shown);
  const step = shown && tourSteps[shown.index];
  if (!step) return null;
  const isLast = shown.index === tourSteps.length - 1;
  return (
    <section className={styles.tour} aria-label="Tour of drafting">
      <div role="status">
        <b>{`${shown.index + 1} of ${tourSteps.length}: ${step.title}`}</b>
        <p>{stepWords(step, device)}</p>
      </div>
      <Button onClick={tour.next}>{isLast ? 'Finish' : 'Next'}</Button>
      <IconButton label="Close the tour" onClick={tour.close}>
        <X aria-hidden />
      </IconButton>
    </section>
  );
}
