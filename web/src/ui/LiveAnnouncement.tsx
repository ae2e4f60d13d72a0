import type { Announcement } from './hooks/use-announcement';

/** A hidden element with the last announcement, which screen readers read aloud. */
export function LiveAnnouncement({ announcement: { words, turn } }: { announcement: Announcement }) {
  return (
    <p role="status" className="visually-hidden">
      {/* Each announcement gets a new element, because screen readers skip unchanged text. */}
      <span key={turn}>{words}</span>
    </p>
  );
}
