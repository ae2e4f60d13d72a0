import { beSubscriber } from '../../support/sign-in.js';
import { StandardQuilt } from '../../support/screens/standard-quilt.js';
import { downloadFile, loadFile } from '../../support/server/document-files.js';
import { expectAccessible } from '../../support/accessibility.js';
import { expect, test } from '../../support/test.js';

/* The browser itself logs each failed call. */
test.use({ expectedMessages: [/Failed to load resource/] });

const PASSWORD = 'geese over the barn';

test('a file with another quilter’s fabric shows which parts have no fabric, and can be saved after replacement', async ({
  page,
  server,
}) => {
  await server.addSubscriber('without-cloth@example.com', PASSWORD);
  await beSubscriber(page, 'without-cloth@example.com', PASSWORD);
  const quilt = new StandardQuilt(page);
  await quilt.open();
  await quilt.startWith('Crib');
  await quilt.chooseBlock(1, 'Ohio Star');
  const { text } = await downloadFile(page);
  const [, ownFabric = ''] = /"fillFabric":(\d+)/.exec(text) ?? [];
  const foreign = text
    .replaceAll(`"fillFabric":${ownFabric},`, '"fillFabric":10001,')
    .replace('"quiltName":""', '"quiltName":"Barn raising"');
  await loadFile(page, 'barn.quilt.json', foreign);

  const note = page.getByRole('alert');
  await expect(note).toContainText(
    /A fabric in this quilt was deleted or isn’t yours. These parts have no fabric: parts of 12 blocks/,
  );
  await expectAccessible(page);
  await quilt.save();
  const dialog = page.getByRole('dialog', { name: 'A fabric is missing' });
  await expect(dialog).toContainText('Fabric 10001');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Choose another fabric for these parts/ }).click();
  const picker = page.getByRole('dialog', { name: /^Fabric for/ });
  await picker.getByRole('region', { name: 'Blues fabrics' }).getByRole('button').nth(1).click();
  await picker.getByRole('button', { name: 'Use My Selection' }).click();
  await expect(note).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();
  await quilt.save();
  await expect(page.getByRole('dialog')).toContainText('Successful Save');
});
