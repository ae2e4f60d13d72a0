import { configure } from '@testing-library/dom';

/* A second, which is what it waits for what is to appear, can be too short on a busy machine. */
configure({ asyncUtilTimeout: 15_000 });
