import type { Failure } from '@quiltwright/shared/result';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { fabricQuery } from '../../server/queries';
import { makePages, type PagesWanted } from './make-pages';

/** What was printed last. */
export interface MadePages {
  pdf: Blob;
  /** Where it can be opened, until others are made or the dialog closes. */
  url: string;
  pages: number;
  replaced: string[];
  notOnPaper: string[];
}

type State =
  | { step: 'choosing'; failure: Failure | null }
  | { step: 'making'; done: number }
  | { step: 'made'; made: MadePages };

/** Makes a PDF, says how far it is, and gives it up when told to or when the dialog closes. */
export function usePages() {
  const client = useQueryClient();
  const [state, setState] = useState<State>({ step: 'choosing', failure: null });
  const life = useRef<AbortController>(null);
  const url = useRef('');
  const forget = () => {
    life.current?.abort();
    URL.revokeObjectURL(url.current);
  };
  useEffect(
    () => () => {
      life.current?.abort();
      // The window in which it was opened may still be reading it; the browser frees it with the page.
    },
    [],
  );
  return {
    state,
    make: async (wanted: Omit<PagesWanted, 'fabric'>) => {
      forget();
      const controller = new AbortController();
      const { signal } = controller;
      life.current = controller;
      setState({ step: 'making', done: 0 });
      const answer = await makePages(
        { ...wanted, fabric: (fabricNum) => client.query(fabricQuery(fabricNum)) },
        {
          signal,
          onProgress: (done) => {
            if (!signal.aborted) setState({ step: 'making', done });
          },
        },
      );
      if (signal.aborted) return;
      if (!answer.ok) {
        setState({ step: 'choosing', failure: answer.error });
        return;
      }
      const { bytes, ...told } = answer.value;
      const pdf = new Blob([bytes], { type: 'application/pdf' });
      url.current = URL.createObjectURL(pdf);
      setState({ step: 'made', made: { pdf, url: url.current, ...told } });
    },
    /** Back to the choice of pages; what was being made is given up. */
    back: () => {
      forget();
      setState({ step: 'choosing', failure: null });
    },
  };
}
