import { ButtonLink } from '../../ui/basics/Button';
import { Actions } from '../../page/frame/Page';
import type { Guide } from './guides';
import styles from './GuideSection.module.css';

/** One guide: its steps in order, each with its picture. */
export function GuideSection({ id, name, lead, steps, start }: Guide) {
  return (
    <section id={id} className={styles.guide} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{name}</h2>
      <p className={styles.lead}>{lead}</p>
      <ol className={styles.steps}>
        {steps.map(({ text, picture }) => (
          <li key={text} className={styles.step}>
            <p>{text}</p>
            {picture && (
              <img
                src={picture.source}
                alt={picture.alt}
                width={960}
                height={600}
                loading="lazy"
                className={styles.picture}
              />
            )}
          </li>
        ))}
      </ol>
      <Actions>
        <ButtonLink to={start.to}>{start.name}</ButtonLink>
      </Actions>
    </section>
  );
}
