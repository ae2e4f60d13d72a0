import '@quiltwright/shared/zod-without-eval';
import { expose } from 'comlink';
import { coreCalls } from './core-calls';

expose(coreCalls);
