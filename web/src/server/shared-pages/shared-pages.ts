import type { AnswerOf, BodyOf } from '@quiltwright/shared/contract/call';
import type {
  listSharedPages,
  sharePage,
  updateSharedPage,
} from '@quiltwright/shared/contract/calls/shared-page-calls';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { ask } from '../queries/query-client';

/** A page that the quilter shares. */
export type SharedPage = AnswerOf<typeof listSharedPages>['pages'][number];

/** The choices for a shared page: the maker's name and words, and what visitors may do with the design. */
export type SharingChoices = Omit<BodyOf<typeof sharePage>, 'kind' | 'designNum' | keyof SharedLook>;

/** How a page shows the design: the quilting pattern, and the fabric of the binding. */
export type SharedLook = Omit<BodyOf<typeof updateSharedPage>, 'pageNum'>;

/**
 * The query of the pages that the quilter shares, the latest first. Each screen that uses the query fetches the pages
 * again.
 */
export const sharedPagesQuery = (quilterNum: number) =>
  queryOptions({
    queryKey: ['shared pages', quilterNum],
    queryFn: (asking) => ask(asking, 'listSharedPages'),
    staleTime: 0,
  });

/**
 * Puts a new or changed page into the cached list of the quilter's shared pages; with `isGone`, removes it from the
 * list.
 */
export function notePage(
  client: QueryClient,
  quilterNum: number,
  page: SharedPage,
  { isGone = false } = {},
): void {
  client.setQueryData(sharedPagesQuery(quilterNum).queryKey, (list) => {
    if (!list) return list;
    const others = list.pages.filter(({ pageNum }) => pageNum !== page.pageNum);
    const pages = isGone ? others : [...others, page].sort((a, b) => b.pageNum - a.pageNum);
    return { ...list, pages };
  });
}

/** Returns the whole address of a page, as friends open it. */
export function addressOfPage({ address }: Pick<SharedPage, 'address'>): string {
  return location.origin + address;
}
