import { createQueryClient, forgetOnSignOut } from './queries';

/** What the page knows of the server's lists. */
export const queryClient = createQueryClient();

forgetOnSignOut(queryClient);
