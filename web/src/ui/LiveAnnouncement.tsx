import type { Announcement } from './hooks/use-announcement';

/** Announces the last action to screen readers, for people who can't see the canvas. */
export function LiveAnnouncement({ announcement: { words, turn } }: { announcement: Announcement }) {
  return (
    <p role="status" className="visually-hidden">
      {/* Each announcement gets a new element, because screen readers skip unchanged text. */}
      <span key={turn}>{words}</span>
    </p>
  );
}
