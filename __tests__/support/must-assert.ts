import { beforeEach, expect } from '@jest/globals';

// A test that comes to its end without an assertion fails. Jest runs no hooks for concurrent tests: the lint rules
// expect-expect and no-conditional-expect are what those have.
beforeEach(() => {
  expect.hasAssertions();
});
