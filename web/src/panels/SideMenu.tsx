import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../ui/Button';

/** Fetched when the menu is first reached for: a first visit is quicker without. */
const fetchDrawer = async () => ({ default: (await import('./MenuDrawer')).MenuDrawer });
const MenuDrawer = lazy(fetchDrawer);

/** The menu button and the menu that it opens. */
export function SideMenu() {
  const [open, setOpen] = useState(false);
  const foresee = () => {
    void fetchDrawer();
  };
  return (
    <>
      <IconButton
        label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={foresee}
        onFocus={foresee}
        onClick={() => {
          setOpen(true);
        }}
      >
        <Menu aria-hidden />
      </IconButton>
      {open && (
        <Suspense>
          <MenuDrawer
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
