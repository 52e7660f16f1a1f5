import { casesOf } from './gradient-cases.ts';

/** Operators that onnxruntime adds to the standard, on floats. */
export const CONTRIBUTED = casesOf(`
  Gelu, FastGelu, QuickGelu | y = ms.*(x)
  BiasGelu with a bias | y = ms.BiasGelu(x, b) | x: 4x6; b: 6
  FastGelu with a bias | y = ms.FastGelu(x, b) | x: 4x6; b: 6
  FusedConv with Relu | y = ms.FusedConv(x, w, b) activation=Relu pads=[1,1,1,1] | w: 3x2x3x3; b: 3 from 2 to 3
  FusedConv with Tanh | y = ms.FusedConv(x, w, b) activation=Tanh pads=[1,1,1,1] | w: 3x2x3x3; b: 3 from 2 to 3
  FusedConv with Sigmoid | y = ms.FusedConv(x, w, b) activation=Sigmoid pads=[1,1,1,1] | w: 3x2x3x3; b: 3 from 2 to 3
  FusedConv with LeakyRelu | y = ms.FusedConv(x, w, b) activation=LeakyRelu pads=[1,1,1,1] activation_params=[0.2]f | w: 3x2x3x3; b: 3 from 2 to 3
  FusedConv with a tensor that is added | s = Sin(x); y = ms.FusedConv(x, w, b, s) activation=Relu pads=[1,1,1,1] | w: 2x2x3x3; b: 2
  FusedGemm | y = ms.FusedGemm(x, w, b) activation=Relu transB=1 | x: 6; w: 4x6; b: 4
  FusedMatMul | y = ms.FusedMatMul(x, w) alpha=0.5f | w: 6x3
  FusedMatMul with a transposed matrix | y = ms.FusedMatMul(x, w) transB=1 alpha=2f | w: 3x6
  FusedMatMul of two tensors of the model | s = Sin(x); y = ms.FusedMatMul(x, s) transB=1
`);
