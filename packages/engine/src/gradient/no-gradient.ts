/** Why a model cannot be differentiated: a sentence without its full stop that names the operators. The attack goes on without gradients. */
export class NoGradient extends Error {
  override readonly name = 'NoGradient';
}
