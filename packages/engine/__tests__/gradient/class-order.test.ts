import { describe, expect, it } from '@jest/globals';
import { bestOrder, intoOrder, inverseOf, isReordering } from '../../src/gradient/class-order.ts';

describe('the order of classes in a tensor', () => {
  it('when most inputs of a class have the same place greatest, that place is the class’s', () => {
    const { order, agreeing } = bestOrder([2, 2, 0, 0, 1, 0], [0, 0, 1, 1, 2, 2], 3);

    expect(order).toEqual([2, 0, 1]);
    expect(agreeing).toBe(5);
  });

  it('when a class was not seen, it gets a place that is left', () => {
    expect(bestOrder([1, 1, 0], [0, 0, 1], 4).order).toEqual([1, 0, 2, 3]);
  });

  it('when inputs have no greatest number, or a class that has no place, they do not agree', () => {
    expect(bestOrder([-1, 0, 1], [0, 1, 5], 2)).toEqual({ order: [1, 0], agreeing: 1 });
  });

  it('when two classes have the same place greatest, only one of them gets it', () => {
    expect(bestOrder([0, 0, 0, 0], [0, 1, 0, 1], 2).agreeing).toBe(2);
  });

  it('when rows are brought into an order, its inverse brings them back', () => {
    const order = [2, 0, 1];
    const moved = intoOrder(Float32Array.of(1, 2, 3, 4, 5, 6), order);

    expect([...moved]).toEqual([2, 3, 1, 5, 6, 4]);
    expect([...intoOrder(moved, inverseOf(order))]).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('when each row and column of a matrix has one positive number, it is a mere reordering', () => {
    expect(isReordering([0, 2, 1, 0], [2, 2])).toBe(true);
  });

  it.each<[string, readonly number[], readonly number[]]>([
    ['a number is negative', [0, -1, 1, 0], [2, 2]],
    ['a column has two', [1, 0, 1, 0], [2, 2]],
    ['a row has two', [1, 1, 0, 0], [2, 2]],
    ['there are more columns than rows', [1, 0], [1, 2]],
  ])('when %s, a matrix is no mere reordering', (_when, values, shape) => {
    expect(isReordering(values, shape)).toBe(false);
  });
});
