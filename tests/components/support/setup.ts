import {cleanup} from '@testing-library/react';
import {afterEach, beforeEach, vi} from 'vitest';

beforeEach(() => {
  vi.useFakeTimers({toFake: ['Date'], now: new Date()});
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
