import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMade } from '../server/session/use-tab';
import { createSession, isSubscriber } from '../server/session/session';
import { notify } from '../ui/basics/notify';
import { holdsFiles } from '../ui/basics/use-file-drop';

/**
 * Stops the browser from opening a dropped file that the screen doesn't accept: the file would replace the page and
 * stop uploads. A notice says which screens accept files, except on the home screen, which has no notices.
 */
export function useStrayDrop(): void {
  const navigate = useNavigate();
  const session = useMade(createSession);
  const tell = useEffectEvent((file: File | undefined) => {
    if (location.pathname === '/home') return;
    if (!file?.type.startsWith('image/'))
      notify(
        'To open a quilt file, drop the file on Standard Quilt Layouts. Drop a block file on Block & Fabric Selection.',
      );
    else if (isSubscriber(session.getState()))
      notify('To upload pictures of your fabrics, drop them on Fabric Uploading.', {
        label: 'Upload Fabrics',
        onClick: () => void navigate('/fabric-uploading'),
      });
    else notify('To try a picture of a fabric, drop the picture on your quilt or block.');
  });
  useEffect(() => {
    // Screens that accept files listen on the document, so their listeners run before the listeners on the window.
    const over = (event: DragEvent) => {
      if (holdsFiles(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (event.defaultPrevented || !holdsFiles(event)) return;
      event.preventDefault();
      tell(event.dataTransfer?.files[0]);
    };
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
    };
  }, []);
}
