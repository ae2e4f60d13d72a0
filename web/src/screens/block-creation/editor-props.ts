import type { FindFabric } from '../../server/fabrics/use-fabrics';
import type { CreationEditor } from './use-creation-editor';

/** The props of a part of the block drawing editor that reads most of its state. */
export interface EditorProps {
  editor: CreationEditor;
  fabric: FindFabric;
}
