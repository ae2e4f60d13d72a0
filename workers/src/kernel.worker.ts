import '@quiltwright/shared/zod-without-eval';
import { expose } from 'comlink';
import { createCalls } from './worker-calls';

expose(createCalls());
