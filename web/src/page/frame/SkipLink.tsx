import styles from './SkipLink.module.css';

/** The first Tab stop of every screen: a link that skips the header and goes to the content. */
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
