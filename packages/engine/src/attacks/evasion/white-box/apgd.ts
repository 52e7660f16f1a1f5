import type { Random } from '../../../random.ts';

/** The part of a step that goes along the gradient; the rest goes on as before. */
const ALONG = 0.75;
/** A step is halved unless this share of the steps since the last look raised the loss. */
const RISING = 0.75;
/** When the progress is looked at, as shares of all steps: first, how much sooner each time, and at least. */
const [FIRST_LOOK, SOONER, LEAST_LOOK] = [0.22, 0.03, 0.06];

/**
 * Auto-PGD for the Linf norm (Croce and Hein, ICML 2020), for one input: it climbs a loss by the signs of its gradient from a
 * random point of the ball. Steps begin at twice its radius, and are halved, from the best point so far, when they no longer help.
 */
export class Apgd {
  /** The point whose loss and gradient are wanted next, in the unit box. */
  readonly point: Float32Array;
  readonly #origin: Float32Array;
  readonly #radii: Float64Array;
  readonly #steps: number;
  readonly #before: Float32Array;
  readonly #best: Float32Array;
  readonly #bestGradient: Float32Array;
  #bestLoss = Number.NEGATIVE_INFINITY;
  #lastLoss = Number.NEGATIVE_INFINITY;
  /** In radii of the ball. */
  #step = 2;
  #taken = 0;
  #sinceLook = 0;
  #rises = 0;
  #look: number;
  #lossAtLook = Number.NEGATIVE_INFINITY;
  #wasHalved = true;

  constructor(origin: Float32Array, radii: Float64Array, steps: number, random: Random) {
    this.#origin = origin;
    this.#radii = radii;
    this.#steps = steps;
    this.#look = Math.max(1, Math.floor(FIRST_LOOK * steps));
    this.point = origin.map((value, index) => value + (2 * random.uniform() - 1) * (radii[index] ?? 0));
    this.#project();
    this.#before = this.point.slice();
    this.#best = this.point.slice();
    this.#bestGradient = new Float32Array(origin.length);
  }

  get isDone(): boolean {
    return this.#taken >= this.#steps;
  }

  /** Takes in what the model says about the point, and moves on. @param gradient of the loss; only its signs count */
  advance(loss: number, gradient: Float32Array): void {
    this.#taken += 1;
    this.#sinceLook += 1;
    if (loss > this.#lastLoss) this.#rises += 1;
    this.#lastLoss = loss;
    if (loss > this.#bestLoss) {
      this.#bestLoss = loss;
      this.#best.set(this.point);
      this.#bestGradient.set(gradient);
    }
    this.#move(this.#shouldHalve() ? this.#restart() : gradient);
  }

  #shouldHalve(): boolean {
    if (this.#sinceLook < this.#look) return false;
    const stalls =
      this.#rises < RISING * this.#look || (!this.#wasHalved && this.#bestLoss <= this.#lossAtLook);
    this.#wasHalved = stalls;
    this.#lossAtLook = this.#bestLoss;
    this.#sinceLook = 0;
    this.#rises = 0;
    this.#look = Math.max(
      Math.floor(LEAST_LOOK * this.#steps),
      this.#look - Math.floor(SOONER * this.#steps),
      1,
    );
    return stalls;
  }

  /** Goes back to the best point, with half the step. @returns its gradient */
  #restart(): Float32Array {
    this.#step /= 2;
    this.point.set(this.#best);
    this.#lastLoss = this.#bestLoss;
    return this.#bestGradient;
  }

  #move(gradient: Float32Array): void {
    const along = this.#taken === 1 ? 1 : ALONG;
    for (let index = 0; index < this.point.length; index += 1) {
      const at = this.point[index] ?? 0;
      // A slope that is no number says nothing.
      const step = this.#step * (this.#radii[index] ?? 0);
      const stepped = this.#inside(index, at + step * (Math.sign(gradient[index] ?? 0) || 0));
      const next = at + along * (stepped - at) + (1 - along) * (at - (this.#before[index] ?? at));
      this.#before[index] = at;
      this.point[index] = this.#inside(index, next);
    }
  }

  #project(): void {
    for (let index = 0; index < this.point.length; index += 1) {
      this.point[index] = this.#inside(index, this.point[index] ?? 0);
    }
  }

  /** The nearest number that is in the ball and in the unit box. */
  #inside(index: number, value: number): number {
    const origin = this.#origin[index] ?? 0;
    const radius = this.#radii[index] ?? 0;
    const low = Math.max(0, origin - radius);
    const high = Math.min(1, origin + radius);
    return value < low ? low : value > high ? high : value;
  }
}
