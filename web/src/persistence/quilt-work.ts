import { quiltKind } from './quilt-kind';
import { quiltTable } from './quilt-store';
import { Work } from './work';

/** Keeps, saves and loads the quilt on the table. */
export const quiltWork = new Work(quiltKind, quiltTable);
