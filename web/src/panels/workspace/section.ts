import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** Something that has a panel of its own where panels don't all have room. */
export interface Section<Name extends string> {
  name: Name;
  tab: string;
  heading: string;
  icon: LucideIcon;
  content: ReactNode;
  /** How much waits there; 0, or absent, for nothing. */
  count?: number;
  /** Stands at the end of a rail, after a gap. */
  isLast?: boolean;
}

/** The sections of a workspace, and which of them is open. */
export interface Sections<Name extends string> {
  sections: readonly Section<Name>[];
  /** Null for none. */
  section: Name | null;
  onSection: (section: Name | null) => void;
}
