import { Pencil, X, type LucideIcon } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import { Logo } from '../../ui/Logo';
import { useEscape } from '../../ui/use-escape';
import { Brand, TopBar } from '../TopBar';
import type { Shell } from './use-shell';
import styles from './Workspace.module.css';

/** Something that has a panel of its own where panels don't all have room. */
export interface Section<Name extends string> {
  name: Name;
  tab: string;
  heading: string;
  icon: LucideIcon;
  content: ReactNode;
  /** Stands at the end of a rail, after a gap. */
  isLast?: boolean;
}

interface WorkspaceProps<Name extends string> {
  shell: Shell;
  title: string;
  /** What the panels of a desk are called for screen readers. */
  leftLabel: string;
  rightLabel: string;
  /** What lies on the table is called so. */
  name: string;
  /** Stands there while it has no name. */
  unnamed: string;
  onName: () => void;
  history: ReactNode;
  saveMark: ReactNode;
  nameField: ReactNode;
  saveButton: ReactNode;
  view: ReactNode;
  statusLine: ReactNode;
  /** The panels of a desk. */
  left: ReactNode;
  right: ReactNode;
  /** The section that a desk shows beside its left panel, over the canvas, while it is open. */
  flyout: Name;
  /** Something is being dragged out of it: the canvas has to be seen. */
  isLifting: boolean;
  sections: readonly Section<Name>[];
  /** Which one is open. */
  section: Name | null;
  onSection: (section: Name | null) => void;
}

/** The editing screen around the canvas: panels at the sides, drawers, or a bottom sheet. */
export function Workspace<Name extends string>(props: WorkspaceProps<Name>) {
  const { shell, title, left, right, view, statusLine, section, flyout } = props;
  return (
    <div className={styles.workspace} data-shell={shell} data-lifting={props.isLifting}>
      <WorkspaceBar {...props} />
      <div className={styles.middle}>
        {shell === 'desk' && (
          <aside className={styles.panel} aria-label={props.leftLabel}>
            {left}
          </aside>
        )}
        {shell === 'tablet' && <Rail {...props} />}
        {shell === 'desk' && section === flyout && <SidePanel {...props} key={flyout} name={flyout} />}
        <main id="main" className={styles.view} aria-label={title}>
          <h1 className="visually-hidden">{title}</h1>
          {view}
          {shell === 'phone' && statusLine}
        </main>
        {shell === 'desk' && (
          <aside className={classNames(styles.panel, styles.right)} aria-label={props.rightLabel}>
            {right}
          </aside>
        )}
        {shell === 'tablet' && section && <SidePanel {...props} key={section} name={section} />}
      </div>
      {shell === 'phone' ? <Sheet {...props} /> : statusLine}
    </div>
  );
}

function WorkspaceBar<Name extends string>({
  shell,
  title,
  name,
  unnamed,
  onName,
  history,
  saveMark,
  nameField,
  saveButton,
}: WorkspaceProps<Name>) {
  const nameButton = (
    <button
      type="button"
      className={styles.name}
      data-empty={name === ''}
      title={name === '' ? undefined : `${name}: rename`}
      onClick={onName}
    >
      <span>{name === '' ? unnamed : name}</span>
      <Pencil aria-hidden />
    </button>
  );
  if (shell === 'desk') {
    return (
      <TopBar
        title={title}
        lead={
          <>
            <Brand />
            <div className={styles.lead} role="group" aria-label="On the table">
              {nameButton}
              <p className={styles.title}>{title}</p>
            </div>
          </>
        }
      >
        {history}
        <span className={styles.divider} />
        {saveMark}
        <div className={styles.nameField}>{nameField}</div>
        {saveButton}
      </TopBar>
    );
  }
  return (
    <TopBar
      title={title}
      lead={
        <>
          {shell === 'tablet' && <Logo size={30} />}
          <div className={styles.lead} role="group" aria-label="On the table">
            {nameButton}
            {shell === 'phone' ? saveMark : <p className={styles.title}>{title}</p>}
          </div>
        </>
      }
    >
      {shell === 'tablet' && saveMark}
      {history}
      {saveButton}
    </TopBar>
  );
}

function Rail<Name extends string>({ sections, section, onSection }: WorkspaceProps<Name>) {
  return (
    <nav className={styles.rail} aria-label="Panels">
      {sections.map(({ name, tab, icon: Icon, isLast }) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === section}
          data-last={isLast}
          onClick={() => {
            onSection(name === section ? null : name);
          }}
        >
          <Icon aria-hidden />
          {tab}
        </button>
      ))}
    </nav>
  );
}

/** A section in a drawer at the right or, on a desk, beside the left panel. Escape closes it, once nothing is chosen. */
function SidePanel<Name extends string>({
  shell,
  sections,
  name,
  onSection,
}: WorkspaceProps<Name> & { name: Name }) {
  const panel = useRef<HTMLElement>(null);
  useReturnedFocus(panel);
  const section = sections.find((each) => each.name === name);
  const close = () => {
    onSection(null);
  };
  useEscape(section !== undefined, close);
  if (!section) return null;
  return (
    <aside
      ref={panel}
      className={shell === 'desk' ? styles.flyout : styles.drawer}
      aria-label={section.heading}
    >
      <div className={styles.drawerHead}>
        <h2>{section.heading}</h2>
        <IconButton label="Close the panel" onClick={close}>
          <X aria-hidden />
        </IconButton>
      </div>
      {section.content}
    </aside>
  );
}

/** Gives the keyboard back to what opened a panel when the panel goes and has it; if that is gone, to the canvas. */
function useReturnedFocus(panel: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const element = panel.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus();
      else document.querySelector<HTMLElement>('[role=application]')?.focus();
    };
  }, [panel]);
}

function Sheet<Name extends string>({ sections, section, onSection }: WorkspaceProps<Name>) {
  const [last, setLast] = useState(section);
  const isOpen = section !== null;
  const shown = sections.find(({ name }) => name === (section ?? last)) ?? sections[0];
  if (!shown) return null;
  const open = (name: Name) => {
    setLast(name);
    onSection(name);
  };
  return (
    <Tabs.Root
      asChild
      value={isOpen ? shown.name : ''}
      onValueChange={(value) => {
        const chosen = sections.find(({ name }) => name === value);
        if (chosen) open(chosen.name);
      }}
    >
      <aside className={styles.sheet} data-open={isOpen} aria-label="Panels">
        <button
          type="button"
          className={styles.handle}
          aria-expanded={isOpen}
          aria-label={isOpen ? 'Lower the panel' : 'Raise the panel'}
          onClick={() => {
            if (isOpen) {
              setLast(section);
              onSection(null);
            } else open(shown.name);
          }}
        />
        <Tabs.List className={styles.tabs} aria-label="Panels">
          {sections.map(({ name, tab }) => (
            <Tabs.Trigger key={name} value={name} className={styles.tab}>
              {tab}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {isOpen && (
          <Tabs.Content key={shown.name} value={shown.name} className={styles.sheetContent} tabIndex={-1}>
            {shown.content}
          </Tabs.Content>
        )}
      </aside>
    </Tabs.Root>
  );
}
