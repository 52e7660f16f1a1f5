import { TEXT_FORMAT, type ScannedFormat } from '../../content-format.ts';
import type { Content, Scan } from '../../scan.ts';

/** Where transformers looks for the code that generates texts. */
const PLACE = /(?:^|\/)custom_generate\/generate\.py$/u;

function scanGenerate({ place }: Content, scan: Scan): void {
  if (!PLACE.test(place.members.at(-1) ?? place.path)) return;
  scan.find({
    rule: 'remote-code',
    severity: 'review',
    subject: 'custom_generate',
    detail: 'transformers runs this file when a model of this folder is loaded with trust_remote_code.',
    when: 'run',
  });
}

/** Python that transformers imports beside a model. Other sources of a team are left to other tools. */
export const customGenerate: ScannedFormat = {
  ...TEXT_FORMAT,
  id: 'custom-generate',
  looksLike: (_, _bytes, name) => name === 'generate.py',
  scan: scanGenerate,
};
