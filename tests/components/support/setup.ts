import {cleanup, configure} from '@testing-library/react';
import {afterEach, beforeEach, vi} from 'vitest';

/** A busy machine can need longer than the default of one second. */
const ASYNC_TIMEOUT_MS = 30_000;

configure({asyncUtilTimeout: ASYNC_TIMEOUT_MS});

beforeEach(() => {
  vi.useFakeTimers({toFake: ['Date'], now: new Date()});
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
