import { CreationEditor } from '../../support/screens/creation-editor.js';
import { beSubscriber } from '../../support/sign-in.js';
import { expect, test } from '../../support/test.js';

const PASSWORD = 'geese over the barn';

test('shapes copied in one tab can be pasted in another, and after a reload; fields copy text as usual', async ({
  page,
  context,
  server,
}) => {
  await server.addSubscriber('copy@example.com', PASSWORD);
  await beSubscriber(page, 'copy@example.com', PASSWORD);
  const one = new CreationEditor(page);
  await one.open();
  await one.drag([0, 0], [3, 3]);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  const other = new CreationEditor(await context.newPage());
  await other.open();
  await other.page.keyboard.press('Control+v');
  await expect(other.page.getByText('1 shape', { exact: true }).first()).toBeVisible();
  await other.page.reload();
  await expect(other.saving).toBeVisible();
  await other.page.keyboard.press('Shift+Control+v');
  await expect(other.page.getByText('2 shapes', { exact: true }).first()).toBeVisible();

  await other.name.fill('Typed');
  await other.name.press('Control+a');
  await other.name.press('Control+c');
  await other.name.press('End');
  await other.name.press('Control+v');
  await expect(other.name).toHaveValue('TypedTyped');
});
