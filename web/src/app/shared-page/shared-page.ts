import '../../ui/fonts.css';
import '../../ui/tokens.css';
import '../../ui/base.css';
import './top-bar.css';
import './buttons.css';
import './picture.css';
import './about.css';
import './facts.css';
import './look-closer.css';

/* The script of the pages that friends see. The server writes these pages complete; the script adds what needs one. */

/**
 * The time for which a button says that it has copied the link, in milliseconds: that of a notice. Importing it would
 * fetch a file more.
 */
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

/** Shows the button that opens the design as large as the window. The first press fetches the script for that. */
function offerLooking(): void {
  const button = document.getElementById('look-closer');
  const words = button?.querySelector('span');
  const file = document.querySelector<HTMLScriptElement>('script[data-closer]')?.dataset['closer'];
  if (!button || !words || file === undefined) return;
  const before = words.textContent;
  const press = () => {
    button.setAttribute('aria-busy', 'true');
    runScript(file).then(
      () => {
        button.removeEventListener('click', press);
        words.textContent = before;
        button.removeAttribute('aria-busy');
      },
      () => {
        words.textContent = 'Couldn’t open. Try again';
        button.removeAttribute('aria-busy');
      },
    );
  };
  button.hidden = false;
  button.addEventListener('click', press);
}

/** Fetches a script and runs it. It is fetched first, because a browser may never retry a script that failed. */
async function runScript(file: string): Promise<void> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file} was answered with ${String(answer.status)}.`);
  await answer.arrayBuffer();
  await new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = file;
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
  });
}

offerCopying();
offerLooking();
