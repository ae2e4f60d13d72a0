import { expect, it } from 'vitest';
import { Tab } from './tab';

it('holds each thing once, made with others that it holds; another tab has its own', () => {
  const createCount = () => ({ count: 0 });
  const createCounter = (tab: Tab) => () => ++tab.get(createCount).count;
  const tab = new Tab();
  tab.get(createCounter)();
  tab.get(createCounter)();
  const other = new Tab();
  other.get(createCounter)();
  expect(tab.get(createCount).count).toBe(2);
  expect(other.get(createCount).count).toBe(1);
});
