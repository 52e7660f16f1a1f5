import type { InputForm, RawInputs } from '../dataset/input-form.ts';
import { checkColumns, type ColumnSettings, heldColumns } from '../dataset/held-columns.ts';
import type { Member } from '../dataset/member.ts';
import { narrowNotes, readMinMax } from '../dataset/minmax.ts';
import { categoriesOf, scaleInputs } from '../dataset/scaling.ts';
import type { Inputs } from '../types.ts';
import type { AnalysisFields } from './analysis-fields.ts';
import { isScaledFurther, type PicturePreparation, requireUnscaled } from './picture-preparation.ts';

/** What says how numbers are scaled, and which of them may change. */
export interface ScalingCircumstances {
  /** The files of the slot `minmax`; undefined if it is not given. */
  readonly minmax: readonly Member[] | undefined;
  readonly fields: Pick<AnalysisFields, 'normalize' | 'categorical'>;
  readonly preparation: PicturePreparation;
  readonly settings: ColumnSettings;
  /** The columns that hold categories by what the model says. */
  readonly categoryColumns: ReadonlySet<number> | undefined;
  /** Takes what the user should know: sentences. */
  readonly tell: (notes: readonly string[]) => void;
}

/**
 * Brings inputs into the units of the model, and says which columns of a table an attack may change.
 * @throws ArtifactFault if minmax, a field or a setting does not fit the inputs
 */
export function scaledInputs(
  raw: RawInputs,
  form: InputForm,
  { minmax, fields, preparation, settings, categoryColumns, tell }: ScalingCircumstances,
): Inputs {
  const size = raw.values.length / raw.count;
  const isPicture = form.kind === 'pictures';
  const bounds =
    minmax === undefined || isPicture
      ? undefined
      : readMinMax(minmax, raw.columns, size, form.limits, form.kind === 'windows');
  if (bounds !== undefined) tell(narrowNotes(raw, bounds));
  const normalize = isPicture ? preparation.isUnit : fields.normalize;
  const inputs = scaleInputs(raw, form, { normalize, bounds });
  if (isPicture && isScaledFurther(preparation)) requireUnscaled(inputs, preparation);
  const categories = categoriesOf(inputs, fields.categorical);
  const whole = categories.size === 0 ? inputs : { ...inputs, categories };
  if (form.kind !== 'rows') return whole;
  checkColumns(settings, raw, normalize);
  const about = { categories: categoryColumns, isScaled: normalize };
  return { ...whole, ...heldColumns(whole, settings, about) };
}
