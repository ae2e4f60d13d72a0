import styles from './SkipLink.module.css';

/** The first stop of the keyboard on every screen: past the header, to what the screen is for. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className={styles.skip}
      onClick={(event) => {
        event.preventDefault();
        const main = document.querySelector('main');
        main?.setAttribute('tabindex', '-1');
        main?.focus();
      }}
    >
      Skip to content
    </a>
  );
}
