import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** A part with its own panel in layouts that lack room for all panels. */
export interface Section<Name extends string> {
  name: Name;
  tab: string;
  heading: string;
  icon: LucideIcon;
  content: ReactNode;
  /** The number of findings in it; 0, or absent, for none. */
  count?: number;
  /** Placed at the end of a rail, after a gap. */
  isLast?: boolean;
}

/** The sections of a workspace, and the open one. */
export interface Sections<Name extends string> {
  sections: readonly Section<Name>[];
  /** Null for none. */
  section: Name | null;
  onSection: (section: Name | null) => void;
}
