import {
  Frame,
  FolderOpen,
  Grid2x2,
  Info,
  Ruler,
  Shapes,
  SwatchBook,
  X,
  type LucideIcon,
} from 'lucide-react';
import { Tabs } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { TopBar } from '../../panels/TopBar';
import { IconButton } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import { Logo } from '../../ui/Logo';
import type { Shell } from './use-shell';
import styles from './Workspace.module.css';

export type SectionName = 'quilts' | 'size' | 'layout' | 'blocks' | 'borders' | 'fabric' | 'info';

interface WorkspaceProps {
  shell: Shell;
  title: string;
  /** The quilt's name, for where there is no room for the field. */
  name: string;
  onName: () => void;
  history: ReactNode;
  saveMark: ReactNode;
  nameField: ReactNode;
  saveButton: ReactNode;
  view: ReactNode;
  statusLine: ReactNode;
  /** What a fabric can go to. */
  chips: ReactNode;
  sections: Record<SectionName, ReactNode>;
  /** Which one is open where they don't all have room. */
  section: SectionName | null;
  onSection: (section: SectionName | null) => void;
  /** Under the sections. */
  note: ReactNode;
}

const sectionWords: Record<SectionName, { tab: string; heading: string; icon: LucideIcon }> = {
  size: { tab: 'Size', heading: 'Size', icon: Ruler },
  layout: { tab: 'Layout', heading: 'Layout', icon: Grid2x2 },
  blocks: { tab: 'Blocks', heading: 'Blocks', icon: Shapes },
  borders: { tab: 'Borders', heading: 'Borders & sashing', icon: Frame },
  fabric: { tab: 'Fabric', heading: 'Fabric palette', icon: SwatchBook },
  quilts: { tab: 'Quilts', heading: 'My quilts', icon: FolderOpen },
  info: { tab: 'Info', heading: 'Current Quilt Info', icon: Info },
};

/** The editing screen around the canvas: panels at the sides, drawers, or a bottom sheet. */
export function Workspace(props: WorkspaceProps) {
  const { shell, view, statusLine } = props;
  return (
    <div className={styles.workspace} data-shell={shell}>
      <WorkspaceBar {...props} />
      <div className={styles.middle}>
        {shell === 'desk' && <LeftPanel {...props} />}
        {shell === 'tablet' && <Rail {...props} />}
        <main className={styles.view} aria-label={props.title}>
          <h1 className="visually-hidden">{props.title}</h1>
          {view}
          {shell === 'phone' && statusLine}
        </main>
        {shell === 'desk' && <RightPanel {...props} />}
        {shell === 'tablet' && <SideDrawer {...props} />}
      </div>
      {shell === 'phone' ? <Sheet {...props} /> : statusLine}
    </div>
  );
}

function WorkspaceBar({
  shell,
  title,
  name,
  onName,
  history,
  saveMark,
  nameField,
  saveButton,
}: WorkspaceProps) {
  if (shell === 'desk') {
    return (
      <TopBar title={title}>
        {history}
        <span className={styles.divider} />
        {saveMark}
        <div className={styles.nameField}>{nameField}</div>
        {saveButton}
      </TopBar>
    );
  }
  const nameButton = (
    <button type="button" className={styles.name} data-empty={name === ''} onClick={onName}>
      {name === '' ? 'Name your quilt' : name}
    </button>
  );
  return (
    <TopBar
      title={title}
      lead={
        <>
          {shell === 'tablet' && <Logo size={30} />}
          <div className={styles.lead}>
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

function LeftPanel({ sections, note }: WorkspaceProps) {
  return (
    <aside className={styles.panel} aria-label="Quilt">
      {sections.quilts}
      <hr className="stitch" />
      <h2>Size & layout</h2>
      <div className={styles.group}>
        {sections.size}
        {sections.layout}
      </div>
      <hr className="stitch" />
      {sections.blocks}
      <hr className="stitch" />
      <h2>{sectionWords.borders.heading}</h2>
      {sections.borders}
      <hr className="stitch" />
      {note}
    </aside>
  );
}

function RightPanel({ sections, chips }: WorkspaceProps) {
  return (
    <aside className={classNames(styles.panel, styles.right)} aria-label="Fabric and quilt info">
      <div className={styles.scroll}>
        <div className={styles.paletteHead}>
          <h2>{sectionWords.fabric.heading}</h2>
          {chips}
        </div>
        {sections.fabric}
      </div>
      <section className={styles.info} aria-label={sectionWords.info.heading}>
        <h2>{sectionWords.info.heading}</h2>
        {sections.info}
      </section>
    </aside>
  );
}

const railNames: readonly SectionName[] = ['size', 'layout', 'blocks', 'borders', 'fabric', 'quilts', 'info'];

function Rail({ section, onSection }: WorkspaceProps) {
  return (
    <nav className={styles.rail} aria-label="Panels">
      {railNames.map((each) => {
        const { tab, icon: Icon } = sectionWords[each];
        return (
          <button
            key={each}
            type="button"
            aria-pressed={each === section}
            onClick={() => {
              onSection(each === section ? null : each);
            }}
          >
            <Icon aria-hidden />
            {tab}
          </button>
        );
      })}
    </nav>
  );
}

function SideDrawer(props: WorkspaceProps) {
  const { section, onSection } = props;
  if (section === null) return null;
  const { heading } = sectionWords[section];
  return (
    <aside className={styles.drawer} aria-label={heading}>
      <div className={styles.drawerHead}>
        <h2>{heading}</h2>
        <IconButton
          label="Close the panel"
          onClick={() => {
            onSection(null);
          }}
        >
          <X aria-hidden />
        </IconButton>
      </div>
      <SectionContent {...props} name={section} />
    </aside>
  );
}

/** A section by itself, with what belongs to it where panels are apart. */
function SectionContent({ name, sections, chips, note }: WorkspaceProps & { name: SectionName }) {
  return (
    <>
      {name === 'fabric' && chips}
      {sections[name]}
      {name === 'size' && note}
    </>
  );
}

function Sheet(props: WorkspaceProps) {
  const { section, onSection } = props;
  const [isOpen, setOpen] = useState(true);
  const shown = section ?? 'size';
  return (
    <Tabs.Root
      asChild
      value={shown}
      onValueChange={(value) => {
        onSection(railNames.find((each) => each === value) ?? null);
        setOpen(true);
      }}
    >
      <aside className={styles.sheet} data-open={isOpen} aria-label="Quilt and fabric">
        <button
          type="button"
          className={styles.handle}
          aria-expanded={isOpen}
          aria-label={isOpen ? 'Lower the panel' : 'Raise the panel'}
          onClick={() => {
            setOpen(!isOpen);
          }}
        />
        <Tabs.List className={styles.tabs} aria-label="Panels">
          {railNames.map((each) => (
            <Tabs.Trigger
              key={each}
              value={each}
              className={styles.tab}
              onClick={() => {
                setOpen(true);
              }}
            >
              {sectionWords[each].tab}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {isOpen && (
          <Tabs.Content value={shown} className={styles.sheetContent} tabIndex={-1}>
            <SectionContent {...props} name={shown} />
          </Tabs.Content>
        )}
      </aside>
    </Tabs.Root>
  );
}
