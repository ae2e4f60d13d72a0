import { createRoot } from 'react-dom/client';
import { assertExists } from '@quiltwright/shared/result';

/* The least page with React: it paints one word. */
createRoot(assertExists(document.getElementById('root'), 'the root element')).render(<p>Bare</p>);
