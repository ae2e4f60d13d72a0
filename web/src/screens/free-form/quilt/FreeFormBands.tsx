import {
  bandOf,
  borderNumber,
  borderNumbers,
  isBorderName,
  type BandName,
  type BorderName,
  type Corners,
} from '@quiltwright/shared/quilting/bands/bands';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { act } from '@quiltwright/shared/model/command';
import { isPieced } from '@quiltwright/shared/model/free-form/commands/borders/corner-commands';
import { sizingOf } from '@quiltwright/shared/model/free-form/commands/borders/border-commands';
import { freeFormCommands as commands } from '@quiltwright/shared/model/free-form/free-form-commands';
import { useCallback, useMemo } from 'react';
import { BandSection } from '../../../panels/bands/BandSection';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { useLatest } from '../../../ui/hooks/use-latest';
import type { Target } from '../describing/target';
import type { FreeFormEditor } from '../use-free-form-editor';
import { BandWidthField } from './BandWidthField';
import { FillToBed } from './FillToBed';
import { PiecedBorder } from './PiecedBorder';
import { BorderCorners, CornerFabric, EndWidth } from './BorderCorners';

/** The borders and the sashing of a free form quilt, with their widths, and the choice of how borders change its size. */
export function FreeFormBands({ editor }: { editor: FreeFormEditor }) {
  const { workspace, arranging, quiltActions, fabric, inUse, run, nameOf, bandTarget, pickFabricFor } =
    editor;
  const { document } = workspace;
  const { design } = document;
  const { quilt } = design;
  const { target } = quiltActions;
  const widthField = useCallback(
    (band: BandName) => <BandWidthField band={band} design={design} run={run} />,
    [design, run],
  );
  const cornersField = useCallback(
    (border: BorderName, isNarrow: boolean) => (
      <BorderCorners {...{ design, nameOf, run, border, isNarrow }} />
    ),
    [design, nameOf, run],
  );
  const pickCornerFabric = useLatest((square: Target & { kind: 'spot' }) => {
    run(act(commands.select, [square.id]));
    pickFabricFor(square);
  });
  const hasCloth = useCallback(
    (band: BandName) => !isBorderName(band) || !isPieced(design, borderNumber(band)),
    [design],
  );
  const targetKey = target?.key ?? null;
  const cornerFabric = useCallback(
    (border: BorderName) => (
      <>
        <EndWidth design={design} border={border} />
        <CornerFabric {...{ design, border, fabric }} target={targetKey} onPick={pickCornerFabric} />
      </>
    ),
    [design, fabric, targetKey, pickCornerFabric],
  );
  const { keepsSize } = sizingOf(design);
  const { setting } = quilt;
  const sizing = useMemo(
    () =>
      // The borders always go around a setting.
      setting ? null : (
        <Checkbox
          label="Keep the size"
          detail={
            keepsSize
              ? 'On: the quilt keeps its size, and the borders go inside.'
              : 'Off: the borders go around the blocks, and the quilt grows.'
          }
          checked={keepsSize}
          onChange={(keeps) => {
            run(act(commands.keepSize, keeps));
          }}
        />
      ),
    [setting, keepsSize, run],
  );
  const toggleBand = useLatest((band: BandName, isOn: boolean) => {
    run(isBorderName(band) ? act(commands.toggleBorder, borderNumber(band)) : act(commands.toggleSashing));
    if (isOn && bandOf(arranging.arrangement().document.design.quilt, band))
      quiltActions.setTargetByKey(band);
  });
  const chooseCorners = useLatest((border: BorderName, corners: Corners) => {
    run(act(commands.setBorderCorners, { border: borderNumber(border), corners }));
  });
  const pickBandFabric = useLatest((band: BandName) => {
    pickFabricFor(bandTarget(band));
  });
  const takeSuggested = useLatest((band: BandName, suggested: Fabric) => {
    const to = bandTarget(band);
    if (to) quiltActions.giveTo(to, { kind: 'fabric', fabric: suggested });
  });
  const peekSuggested = useLatest((band: BandName, suggested: Fabric | null) => {
    quiltActions.peekFabric(suggested, bandTarget(band));
  });
  return (
    <>
      <BandSection
        key={`bands of ${document.id}`}
        quilt={quilt}
        fabric={fabric}
        used={inUse.fabrics}
        target={targetKey}
        most={borderNumbers.length}
        widthField={widthField}
        cornersField={cornersField}
        more={cornerFabric}
        hasCloth={hasCloth}
        sizing={sizing}
        onCorners={chooseCorners}
        onToggle={toggleBand}
        onFabric={pickBandFabric}
        onSuggested={takeSuggested}
        onPeek={peekSuggested}
      />
      {!quilt.setting && <PiecedBorder {...{ design, nameOf, run }} />}
      <FillToBed design={design} run={run} />
    </>
  );
}
