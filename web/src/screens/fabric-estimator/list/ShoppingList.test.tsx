// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ShoppingList } from './ShoppingList';

it('is empty in place of a missing estimate', () => {
  const { getByRole } = render(
    <ShoppingList
      totals={[]}
      count="plan"
      materials={[
        {
          what: 'batting',
          name: 'Batting',
          use: '46″ × 58″',
          amount: '1 pack',
          metres: '',
          bought: null,
          cut: null,
          how: [],
        },
      ]}
      settings={null}
      left={new Map()}
      isCurrent
      find={() => undefined}
      nameBlock={() => 'Ohio Star'}
      opened={0}
      below={null}
      onOpen={() => {}}
    />,
  );
  const row = getByRole('button', { name: /^Batting/ });
  /* The style sheet writes a label before the content of each cell. So a cell without a value must be empty. */
  expect([...row.children].filter((child) => child.childNodes.length === 0)).toHaveLength(2);
});
