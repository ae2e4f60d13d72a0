import '../../ui/fonts.css';
import '../../ui/tokens.css';
import '../../ui/base.css';
import './shared-page.css';
import { lookCloser } from './look-closer';

/* The script of the pages that friends see. The server writes these pages complete; the script adds what needs one. */

/** The time for which a button says that it has copied the link, in milliseconds. */
const SAID_FOR = 3_000;

/** Shows the button that copies the page's link, in browsers that can copy. */
function offerCopying(): void {
  const button = document.getElementById('copy-link');
  const words = button?.querySelector('span');
  const { clipboard } = navigator as Partial<Navigator>;
  if (!button || !words || !clipboard) return;
  const before = words.textContent;
  const say = (text: string | null) => {
    words.textContent = text;
  };
  button.hidden = false;
  button.addEventListener('click', () => {
    clipboard.writeText(location.href).then(
      () => {
        say('Copied');
      },
      () => {
        say('Press and hold the link');
      },
    );
    setTimeout(() => {
      say(before);
    }, SAID_FOR);
  });
}

/** Shows the button that opens the picture as large as the window, to look at closely. */
function offerLooking(): void {
  const button = document.getElementById('look-closer');
  if (!button) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    lookCloser(button);
  });
}

offerCopying();
offerLooking();
