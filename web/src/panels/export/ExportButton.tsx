import { Share } from 'lucide-react';
import { fetchChunk } from '../../browser/chunks';
import { DesignDialogButton, type DesignContent } from '../making/DesignDialogButton';

interface ExportButtonProps {
  content: DesignContent;
  look?: 'quiet' | 'secondary';
}

const load = () =>
  fetchChunk('ExportDialog', () => import('./ExportDialog')).then(({ ExportDialog }) => ExportDialog);

/** The button that opens the export dialog, which makes pictures, drawings and lists for other programs. */
export function ExportButton({ content, look = 'quiet' }: ExportButtonProps) {
  return (
    <DesignDialogButton content={content} look={look} load={load} nothing="There is nothing to export yet.">
      <Share aria-hidden />
      Export …
    </DesignDialogButton>
  );
}
