import { expose } from 'comlink';
import { createCalls } from './worker-calls';

expose(createCalls());
