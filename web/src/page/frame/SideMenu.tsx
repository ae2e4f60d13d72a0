import { Menu } from 'lucide-react';
import { memo, useState } from 'react';
import { fetchChunk, missingChunk } from '../../browser/chunks';
import { IconButton } from '../../ui/basics/Button';
import type { MenuDrawer as Drawer } from '../menu/MenuDrawer';

/** Loads the menu's code when the menu button is first pointed at or focused, so that a first visit is faster. */
const fetchDrawer = (isQuiet: boolean) =>
  fetchChunk('MenuDrawer', () => import('../menu/MenuDrawer'), isQuiet);

/** The menu button and the menu that it opens. */
export const SideMenu = memo(function SideMenu() {
  const [isOpen, setOpen] = useState(false);
  const [drawer, setDrawer] = useState<{ MenuDrawer: typeof Drawer } | null>(null);
  const foresee = () => {
    void fetchDrawer(true).then(setDrawer);
  };
  const open = async () => {
    const { leaves } = missingChunk.getState();
    setDrawer(await fetchDrawer(false));
    // If the quilter gave up waiting for the code, the menu stays closed: it would suddenly cover the page.
    if (missingChunk.getState().leaves === leaves) setOpen(true);
  };
  return (
    <>
      <IconButton
        label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={foresee}
        onFocus={foresee}
        onClick={() => {
          void open();
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
});
