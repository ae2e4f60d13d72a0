import { LaterPage } from '../../panels/LaterPage';

export function FreeFormScreen() {
  return (
    <LaterPage
      title="Free Form Quilt Layouts"
      purpose="Here you will set any length and width, and put blocks of any size wherever you like."
    />
  );
}
