import { describePalettes } from '../../../../test/cloth-palettes.js';

describePalettes('Holiday', 'Baby', 'Nautical', 'Whites');
