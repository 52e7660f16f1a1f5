/** Operators through which no gradient passes: comparisons, choices, shapes, counts and random numbers. Their outputs count as constant. */
export const ZERO_OPERATORS: ReadonlySet<string> = new Set([
  ...['Greater', 'GreaterOrEqual', 'Less', 'LessOrEqual', 'Equal', 'IsNaN', 'IsInf'],
  ...['Not', 'And', 'Or', 'Xor'],
  ...['ArgMax', 'ArgMin', 'Shape', 'Size', 'NonZero', 'ConstantOfShape', 'EyeLike', 'OneHot', 'Binarizer'],
  ...['RandomNormalLike', 'RandomUniformLike', 'Bernoulli', 'Multinomial'],
]);
