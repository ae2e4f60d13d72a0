import { Menu } from 'lucide-react';
import { useState } from 'react';
import { fetchPart } from '../parts';
import { IconButton } from '../ui/Button';
import type { MenuDrawer as Drawer } from './MenuDrawer';

/** Fetched when the menu is first reached for: a first visit is quicker without. */
const fetchDrawer = (isQuiet: boolean) => fetchPart('MenuDrawer', () => import('./MenuDrawer'), isQuiet);

/** The menu button and the menu that it opens. */
export function SideMenu() {
  const [isOpen, setOpen] = useState(false);
  const [drawer, setDrawer] = useState<{ MenuDrawer: typeof Drawer } | null>(null);
  const foresee = () => {
    void fetchDrawer(true).then(setDrawer);
  };
  return (
    <>
      <IconButton
        label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen && drawer !== null}
        onPointerEnter={foresee}
        onFocus={foresee}
        onClick={() => {
          setOpen(true);
          void fetchDrawer(false).then(setDrawer);
        }}
      >
        <Menu aria-hidden />
      </IconButton>
      {isOpen && drawer && (
        <drawer.MenuDrawer
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
