import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** A part of an editor that has its own panel in layouts without room for all panels. */
export interface Section<Name extends string> {
  name: Name;
  tab: string;
  heading: string;
  icon: LucideIcon;
  content: ReactNode;
  /** The number of problems or notes in the section; 0 or absent for none. */
  count?: number;
  /** True if the section's button is at the end of a rail, after a gap. */
  isLast?: boolean;
}

/** The sections of a workspace, and the name of the open section. */
export interface Sections<Name extends string> {
  sections: readonly Section<Name>[];
  /** The name of the open section; null for none. */
  section: Name | null;
  onSection: (section: Name | null) => void;
}
