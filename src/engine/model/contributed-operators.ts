/**
 * Operators that onnxruntime adds to the standard and that only compute: what its optimizer and its quantizer write. Others of its domain
 * may read files (EPContext) or hold code, and are refused.
 */
export const CONTRIBUTED_DOMAIN = 'com.microsoft';
export const CONTRIBUTED_OPERATORS: ReadonlySet<string> = new Set([
  ...['BiasGelu', 'DequantizeLinear', 'DynamicQuantizeMatMul', 'FastGelu', 'FusedConv', 'FusedGemm'],
  ...['FusedMatMul', 'Gelu', 'MatMulIntegerToFloat', 'QGemm', 'QLinearAdd', 'QLinearAveragePool'],
  ...['QLinearConcat', 'QLinearGlobalAveragePool', 'QLinearLeakyRelu', 'QLinearMul', 'QLinearSigmoid'],
  ...['QLinearSoftmax', 'QuantizeLinear', 'QuickGelu', 'SkipLayerNormalization'],
]);
