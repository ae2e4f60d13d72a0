import { describePalettes } from '../../../../test/cloth-palettes.js';

describePalettes('Oranges', 'Pinks', 'Blacks', 'Grays', 'Off-Whites');
