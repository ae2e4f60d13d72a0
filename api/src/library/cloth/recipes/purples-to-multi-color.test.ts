import { describePalettes } from '../../../../test/cloth-palettes.js';

describePalettes('Purples', 'Browns', 'Blue-Greens', 'Multi-Color');
