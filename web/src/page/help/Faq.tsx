import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { linksQuery } from '../../server/queries/queries';
import { isSubscriber, useSession } from '../../server/session/session';
import styles from './Faq.module.css';
import { questions } from './faq-answers';

/** The most frequent questions, each with its answer below. */
export function Faq() {
  const manageSubscription = useQuery(linksQuery).data?.manageSubscription ?? null;
  const offersTrial = !isSubscriber(useSession());
  return (
    <div className={styles.questions}>
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles.question}>
          <summary>
            <span>{question}</span>
            <ChevronDown aria-hidden />
          </summary>
          <div className={styles.answer}>{answer({ manageSubscription, offersTrial })}</div>
        </details>
      ))}
    </div>
  );
}
