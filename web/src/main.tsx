import '@quiltwright/shared/zod-without-eval';
import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { assertExists } from '@quiltwright/shared/result';
import { routes } from './routes';
import { createQueryClient, forgetOnSignOut } from './server/queries';
import { Notices } from './ui/Notices';

const queryClient = createQueryClient();
forgetOnSignOut(queryClient);

createRoot(assertExists(document.getElementById('root'), 'the root element')).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createBrowserRouter(routes)} />
      <Notices />
    </QueryClientProvider>
  </StrictMode>,
);
