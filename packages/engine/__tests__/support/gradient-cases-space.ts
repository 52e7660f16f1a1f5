import { casesOf } from './gradient-cases.ts';

export const CONVOLUTION = casesOf(`
  Conv | y = Conv(x, w, b) kernel_shape=[3,3] pads=[1,1,1,1] | w: 3x2x3x3; b: 3
  Conv with strides | y = Conv(x, w) strides=[2,3] pads=[1,0,0,1] | w: 3x2x3x2; b: 3
  Conv with dilations | y = Conv(x, w) dilations=[2,3] pads=[1,2,1,1] | w: 3x2x2x2; b: 3
  Conv in groups | y = Conv(x, w) group=2 strides=[2,2] | w: 4x1x3x3; b: 4
  Conv in depth | y = Conv(x, w) group=2 pads=[1,1,1,1] | w: 2x1x3x3; b: 2
  Conv in depth, padded beyond its kernel | y = Conv(x, w) group=2 pads=[2,2,2,2] | w: 2x1x2x2; b: 2
  Conv, same upper | y = Conv(x, w) auto_pad=SAME_UPPER strides=[2,2] | w: 3x2x3x3; b: 3
  Conv, same lower | y = Conv(x, w) auto_pad=SAME_LOWER strides=[2,2] | w: 3x2x2x4; b: 3
  Conv of one dimension | y = Conv(x, w) strides=[2] pads=[1,0] | x: 2x9; w: 3x2x3; b: 3
  Conv of three dimensions | y = Conv(x, w) strides=[1,2,1] | x: 2x3x4x3; w: 2x2x2x2x2; b: 2
  ConvTranspose | y = ConvTranspose(x, w) strides=[2,2] pads=[1,1,1,1] output_padding=[1,1] | w: 2x3x3x3
  ConvTranspose in groups | y = ConvTranspose(x, w) group=2 dilations=[2,1] | w: 2x2x2x3
  ConvTranspose, same upper | y = ConvTranspose(x, w) auto_pad=SAME_UPPER strides=[2,2] | w: 2x3x3x3
`);

export const POOLING = casesOf(`
  MaxPool | y = MaxPool(x) kernel_shape=[2,2] strides=[2,2]
  MaxPool with overlap | y = MaxPool(x) kernel_shape=[3,3] strides=[2,2] pads=[1,1,1,1]
  MaxPool with ceil_mode | y = MaxPool(x) kernel_shape=[2,4] strides=[2,3] ceil_mode=1
  MaxPool with dilations | y = MaxPool(x) kernel_shape=[2,2] dilations=[2,2]
  MaxPool, same upper, of an early operator set | y = MaxPool(x) kernel_shape=[2,2] strides=[2,2] auto_pad=SAME_UPPER | opset 9
  MaxPool with windows side by side | y = MaxPool(x) kernel_shape=[2,3] strides=[2,3] | x: 2x4x9
  MaxPool with windows side by side, of one dimension | y = MaxPool(x) kernel_shape=[3] strides=[3] | x: 2x9
  MaxPool of one dimension | y = MaxPool(x) kernel_shape=[3] strides=[2] | x: 2x9
  AveragePool | y = AveragePool(x) kernel_shape=[3,3] strides=[2,2] pads=[1,1,1,1]
  AveragePool that counts its padding | y = AveragePool(x) kernel_shape=[3,3] strides=[2,2] pads=[1,1,1,1] count_include_pad=1
  AveragePool with ceil_mode | y = AveragePool(x) kernel_shape=[2,4] strides=[2,3] ceil_mode=1
  GlobalAveragePool, GlobalMaxPool | y = *(x)
  GlobalMaxPool of ties | m = MaxPool(x) kernel_shape=[3,3]; y = GlobalMaxPool(m)
`);

export const NORMALIZATION = casesOf(`
  BatchNormalization | y = BatchNormalization(x, a, b, m, v) | a: 2 from 0.5 to 1.5; b: 2 from 0.5 to 1.5; m: 2 from 0.5 to 1.5; v: 2 from 0.5 to 1.5
  InstanceNormalization | y = InstanceNormalization(x, a, b) | a: 2 from 0.5 to 1.5; b: 2 from 0.5 to 1.5
  LayerNormalization | y = LayerNormalization(x, a, b) | a: 6; b: 6
  LayerNormalization of two axes | y = LayerNormalization(x, a) axis=-2 | a: 5x6
  GroupNormalization | y = GroupNormalization(x, a, b) num_groups=2 | x: 4x3x2; a: 4; b: 4; opset 21
  LRN | y = LRN(x) size=3 alpha=0.5f beta=0.75f | x: 5x2x3
  LpNormalization | y = LpNormalization(x) axis=2 p=2
  MeanVarianceNormalization | y = MeanVarianceNormalization(x) axes=[2,3]
`);

export const REDUCTION = casesOf(`
  ReduceMean, ReduceMax, ReduceMin, ReduceL1, ReduceL2, ReduceSumSquare, ReduceLogSumExp | y = *(x) axes=[-1,2] keepdims=0
  ReduceLogSum, ReduceProd | y = *(x) axes=[3] | x: from 0.2 to 2
  ReduceSum | y = ReduceSum(x, c) keepdims=0 | c: ints 1,3
  ReduceSum by attributes | y = ReduceSum(x) axes=[2] | opset 11
  ReduceMean by an input | y = ReduceMean(x, c) | c: ints 2; opset 18
  ReduceMax of an early operator set | y = ReduceMax(x) axes=[2] | opset 9
`);

export const SHAPE = casesOf(`
  Reshape | m = Reshape(x, c); y = Mul(m, m) | c: ints 0,-1,3
  Unsqueeze | m = Unsqueeze(x, c); y = Mul(m, m) | c: ints 2,-1
  Squeeze | m = Squeeze(x, c); y = Mul(m, m) | x: 3x1x4; c: ints 2
  Tile | m = Tile(x, c); y = Mul(m, m) | c: ints 1,2,3,1
  Expand | m = Expand(x, c); y = Mul(m, m) | x: 1x3x1; c: ints 1,2,3,4
  Transpose | m = Transpose(x) perm=[0,3,1,2]; y = MatMul(m, c) | c: 5x3
  Concat | a = Mul(x, x); y = Concat(a, x, a) axis=3
  Split of which one part is used | a, b, d = Split(x, c) axis=2; y = Mul(b, b) | c: ints 1,3,1
  DepthToSpace | m = DepthToSpace(x) blocksize=2; y = MatMul(m, c) | x: 8x3x2; c: 4x3
  DepthToSpace, columns first | m = DepthToSpace(x) blocksize=2 mode=CRD; y = MatMul(m, c) | x: 8x3x2; c: 4x3
  SpaceToDepth | m = SpaceToDepth(x) blocksize=2; y = MatMul(m, c) | x: 2x4x6; c: 3x3
`);

export const SELECTION = casesOf(`
  Slice | m = Slice(x, s, e, a, t); y = Mul(m, m) | s: ints 1,-4; e: ints 9,-1; a: ints 2,3; t: ints 1,1
  Slice with strides | m = Slice(x, s, e, a, t); y = Mul(m, m) | s: ints 0,-1; e: ints 5,-99; a: ints 2,3; t: ints 2,-2
  Slice by attributes | y = Slice(x) starts=[1] ends=[4] axes=[3] | opset 9
  Gather | y = Gather(x, c) axis=3 | c: int64[2,2] 0,2,-1,2
  Gather of one place | y = Gather(x, c) axis=2 | c: int64 1
  Pad | m = Pad(x, c) mode=constant; y = MatMul(m, w) | c: ints 0,0,1,2,0,0,3,1; w: 9x2; opset 19
  Pad by reflection | m = Pad(x, c) mode=reflect; y = MatMul(m, w) | c: ints 0,0,1,2,0,0,3,1; w: 9x2; opset 19
  Pad by the edge | m = Pad(x, c) mode=edge; y = MatMul(m, w) | c: ints 0,0,1,2,0,0,3,1; w: 9x2; opset 19
  Pad around | m = Pad(x, c) mode=wrap; y = MatMul(m, w) | c: ints 0,0,1,2,0,0,3,1; w: 9x2; opset 19
  Pad by attributes | y = Pad(x) pads=[0,0,1,0,0,0,-1,2] | opset 10
  CumSum | y = CumSum(x, c) exclusive=1 | c: int64 2
  CumSum, backwards | y = CumSum(x, c) reverse=1 | c: int64 3
  Resize to the nearest | n = Shape(x) start=0 end=1; s = Concat(n, c) axis=0; y = Resize(x, _, _, s) mode=nearest | c: ints 2,7,9
  Resize to the nearest, asymmetric | n = Shape(x) start=0 end=1; s = Concat(n, c) axis=0; y = Resize(x, _, _, s) mode=nearest coordinate_transformation_mode=asymmetric nearest_mode=floor | c: ints 2,7,9
  Resize linear | n = Shape(x) start=0 end=1; s = Concat(n, c) axis=0; y = Resize(x, _, _, s) mode=linear | c: ints 2,7,9
  Resize linear with corners | n = Shape(x) start=0 end=1; s = Concat(n, c) axis=0; y = Resize(x, _, _, s) mode=linear coordinate_transformation_mode=align_corners | c: ints 2,7,9
  Resize linear, smaller | n = Shape(x) start=0 end=1; s = Concat(n, c) axis=0; y = Resize(x, _, _, s) mode=linear coordinate_transformation_mode=pytorch_half_pixel | c: ints 2,3,4
  Resize cubic | n = Shape(x) start=0 end=1; s = Concat(n, c) axis=0; y = Resize(x, _, _, s) mode=cubic | c: ints 2,7,9
  Upsample | y = Upsample(x, c) mode=nearest | c: float[4] 1,1,2,2; opset 9
`);
