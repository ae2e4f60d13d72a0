import type { ComponentType } from 'react';
import { CircleOptions, DivideOptions, SeamOptions } from './drafting/figures/FigureFields';
import type { DrawingTool } from './drawing/first-tools';
import type { EditorProps } from './editor-props';
import { UnitOptions } from './shapes/UnitOptions';

/** The controls of the tools that have settings. */
const options: Partial<Record<DrawingTool, ComponentType<EditorProps>>> = {
  fill: UnitOptions,
  seam: SeamOptions,
  circle: CircleOptions,
  divide: DivideOptions,
};

/** The settings of the tool in use. Nothing for a tool without settings. */
export function ToolOptions(props: EditorProps) {
  const Options = options[props.editor.options.tool];
  return Options && <Options {...props} />;
}
