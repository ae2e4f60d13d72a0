import '@quiltwright/shared/zod-without-eval';
import { expose } from 'comlink';
import { createCoreCalls } from './core-calls';

expose(createCoreCalls());
