import { Copy, Share2 } from 'lucide-react';
import { copyPicture } from '../../../browser/clipboard';
import { Button } from '../../../ui/basics/Button';
import { notify } from '../../../ui/basics/notify';
import type { Exported } from '../exported';

/**
 * A button that copies a picture, and a button that sends the picture to another app. A button is left out if the
 * device doesn't support its action.
 */
export function GivePicture({ file, fileName }: Pick<Exported, 'file' | 'fileName'>) {
  const shared = new File([file], fileName, { type: file.type });
  const { canShare } = navigator as Partial<Navigator>;
  return (
    <>
      {typeof ClipboardItem !== 'undefined' && (
        <Button
          onClick={() => {
            copyPicture(file).then(
              () => {
                notify('The picture is on your clipboard.');
              },
              () => {
                notify('Your browser did not let the picture be copied. Open the downloaded file instead.');
              },
            );
          }}
        >
          <Copy aria-hidden />
          Copy picture
        </Button>
      )}
      {canShare?.call(navigator, { files: [shared] }) && (
        <Button
          onClick={() => {
            navigator.share({ files: [shared] }).catch((error: unknown) => {
              // The quilter closed the sheet.
              if (error instanceof DOMException && error.name === 'AbortError') return;
              notify('Your device did not let the picture be shared. Send the downloaded file instead.');
            });
          }}
        >
          <Share2 aria-hidden />
          Share …
        </Button>
      )}
    </>
  );
}
