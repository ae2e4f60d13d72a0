import type { PrintJob } from '@quiltwright/workers/kernels/print/paper/print-types';
import { useQueryClient } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { fabricQuery } from '../../server/queries/queries';
import { useSession } from '../../server/session/session';
import { useMade } from '../../server/session/use-tab';
import { formatDay } from '../../ui/words/day';
import { planSettings, useCuttingChoices } from '../estimate/plan/cutting-choices';
import { useBlockNames } from '../estimate/plan/use-block-names';
import type { PagesWanted } from './make-pages';
import { createPrintSettings } from './print-settings';

type Pages = Pick<PagesWanted, 'name' | 'pages' | 'onlyBlock' | 'everyTemplate' | 'isSample'>;

/**
 * Returns the names of the quilt's blocks, and a function that returns a print job. The job has the chosen pages with
 * their title, the paper, and the quilter's choices for cutting.
 */
export function usePrintJob(design: PrintJob['design']) {
  const { paper, across, down } = useStore(useMade(createPrintSettings));
  const nameBlock = useBlockNames(useSession().quilterNum);
  const [choices] = useCuttingChoices();
  const client = useQueryClient();
  const blockNums = 'quilt' in design ? design.quilt.blocks.map(({ blockNum }) => blockNum) : [];
  const blockNames = [...new Set(blockNums)].flatMap((blockNum) => {
    const blockName = nameBlock(blockNum);
    return blockName === null ? [] : { blockNum, name: blockName };
  });
  return {
    blockNames,
    jobOf: (pages: Pages): PagesWanted => ({
      ...{ design, date: formatDay(new Date().toISOString()), blockNames },
      ...{ paper, cameOut: { across, down }, ...pages },
      plan: planSettings(choices, 'quilt' in design ? design.quilt : null),
      fabric: (fabricNum) => client.query(fabricQuery(fabricNum)),
    }),
  };
}
