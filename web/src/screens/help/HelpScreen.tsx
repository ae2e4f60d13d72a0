import { useQuery } from '@tanstack/react-query';
import { Page } from '../../page/frame/Page';
import { ScreenLinks, type ScreenLink } from '../../page/links/ScreenLinks';
import { ShortcutList } from '../../page/help/ShortcutList';
import { linksQuery } from '../../server/queries/queries';
import { guides } from './guides';
import { GuideSection } from './GuideSection';
import styles from './HelpScreen.module.css';

const questions: ScreenLink = {
  to: '/faq',
  name: 'Questions and answers',
  text: 'Cost, free trial, getting started, logging in.',
  picture: 'questions',
};
const blocks: ScreenLink = {
  to: '/block-list',
  name: 'Pre-Made Block List',
  text: 'All pre-made blocks, by name, family and difficulty.',
  picture: 'block',
};
const contact: ScreenLink = {
  to: '/contact',
  name: 'Contact',
  text: 'Write to us. We read every message.',
  picture: 'letter',
};

export function HelpScreen() {
  const { blog = null, tutorials = null } = useQuery(linksQuery).data ?? {};
  const elsewhere: ScreenLink[] = [];
  if (blog !== null)
    elsewhere.push({
      to: blog,
      name: 'Blog',
      text: 'What is new, and what other quilters make.',
      picture: 'blog',
    });
  if (tutorials !== null)
    elsewhere.push({
      to: tutorials,
      name: 'Video tutorials',
      text: 'These videos are older, so some screens look different now.',
      picture: 'tutorials',
    });
  return (
    <Page title="Help" heading="How can we help?">
      <nav aria-label="On this page">
        <ul className={styles.contents}>
          {guides.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
          <li>
            <a href="#keys">Keys</a>
          </li>
        </ul>
      </nav>
      <ScreenLinks links={[questions, blocks, ...elsewhere, contact]} />
      {guides.map((guide) => (
        <GuideSection key={guide.id} {...guide} />
      ))}
      <section id="keys" className={styles.keys} aria-labelledby="shortcuts">
        <h2 id="shortcuts">Keys</h2>
        <ShortcutList />
      </section>
    </Page>
  );
}
