import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { isSubscriber, session } from './server/session';
import { holdsFiles } from './ui/use-file-drop';

/**
 * A file that no screen takes would take the page's place, and break off what is being sent. Whoever drops one is told
 * where pictures go, save on the home screen, which has no notices.
 */
export function useStrayDrop(): void {
  const navigate = useNavigate();
  const tell = useEffectEvent(async () => {
    const { notify } = await import('./ui/Notices');
    if (isSubscriber(session.getState()))
      notify('Pictures of your fabrics go to Fabric Uploading.', {
        label: 'Upload Fabrics',
        onClick: () => void navigate('/fabric-uploading'),
      });
    else notify('Files can’t be dropped here. Subscribers upload pictures of their own fabrics.');
  });
  useEffect(() => {
    // Screens that take files listen at the document, so they come first.
    const over = (event: DragEvent) => {
      if (holdsFiles(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (event.defaultPrevented || !holdsFiles(event)) return;
      event.preventDefault();
      tell().catch(() => undefined);
    };
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
    };
  }, []);
}
