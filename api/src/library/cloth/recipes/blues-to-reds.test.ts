import { describePalettes } from '../../../../test/cloth-palettes.js';

describePalettes('Blues', 'Greens', 'Yellows', 'Reds');
