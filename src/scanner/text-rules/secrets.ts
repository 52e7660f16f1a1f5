import { crc32 } from 'node:zlib';

/** A secret in a text. */
export interface FoundSecret {
  /** What it is: `GitHub token`. */
  readonly kind: string;
  /** Its first four characters; no more of it is ever shown. */
  readonly start: string;
  /** Where it begins in the text. */
  readonly index: number;
}

interface SecretForm {
  readonly kind: string;
  /** Matches only the whole token, with its prefix and its exact length. */
  readonly pattern: RegExp;
}

/** Forms that providers give their tokens so that they can be found. Nothing is guessed from randomness. */
const FORMS: readonly SecretForm[] = [
  { kind: 'AWS access key', pattern: /\b(?:AKIA|ASIA)[A-Z2-7]{16}\b/gu },
  { kind: 'GitHub token', pattern: /\bgh[pousr]_[A-Za-z0-9]{36}\b/gu },
  { kind: 'GitHub token', pattern: /\bgithub_pat_[A-Za-z0-9]{22}_[A-Za-z0-9]{59}\b/gu },
  { kind: 'Hugging Face token', pattern: /\b(?:hf_|api_org_)[A-Za-z]{34}\b/gu },
  { kind: 'OpenAI key', pattern: /\bsk-(?:[A-Za-z]{2,10}-)?[\w-]{20,90}T3BlbkFJ[\w-]{20,90}/gu },
  { kind: 'Anthropic key', pattern: /\bsk-ant-(?:api|admin)\d\d-[\w-]{93}AA\b/gu },
  { kind: 'Google API key', pattern: /\bAIza[\w-]{35}(?![\w-])/gu },
  { kind: 'Slack token', pattern: /\bxox[abeoprs]-(?:\d{9,14}-){1,3}[A-Za-z0-9]{20,40}\b/gu },
  {
    kind: 'Slack webhook',
    pattern: /https:\/\/hooks\.slack\.com\/services\/T[A-Z0-9]{8,12}\/B[A-Z0-9]{8,12}\/[A-Za-z0-9]{24}\b/gu,
  },
  { kind: 'GitLab token', pattern: /\bglpat-[\w-]{20}(?![\w-])/gu },
  { kind: 'Stripe key', pattern: /\b[rs]k_live_[A-Za-z0-9]{24,99}\b/gu },
  { kind: 'npm token', pattern: /\bnpm_[A-Za-z0-9]{36}\b/gu },
  { kind: 'PyPI token', pattern: /\bpypi-AgEIcHlwaS5vcmc[\w-]{50,200}/gu },
  { kind: 'SendGrid key', pattern: /\bSG\.[\w-]{22}\.[\w-]{43}(?![\w-])/gu },
  { kind: 'Azure storage key', pattern: /\bAccountKey=[A-Za-z0-9+/]{86}==/gu },
  { kind: 'Databricks token', pattern: /\bdapi[0-9a-f]{32}\b/gu },
  { kind: 'Replicate token', pattern: /\br8_[A-Za-z0-9]{37}\b/gu },
  { kind: 'Groq key', pattern: /\bgsk_[A-Za-z0-9]{52}\b/gu },
  {
    kind: 'private key',
    pattern:
      /-----BEGIN (?:[A-Z]{2,10} ){0,2}PRIVATE KEY-----\s{1,4}(?:[\w-]+: [^\n]{1,80}\n){0,3}\s{0,2}[A-Za-z0-9+/]{32}/gu,
  },
];

/** Anything else is cheaper to look for than the forms. */
const HINT =
  /AKIA|ASIA|gh[pousr]_|github_pat_|hf_|api_org_|T3Blbk|sk-ant-|AIza|xox|hooks\.slack|glpat-|k_live_|npm_|pypi-Ag|SG\.|AccountKey=|dapi|r8_|gsk_|PRIVATE KEY/u;

/** Finds the secrets in a text, in their order. Those of documentation are left out. */
export function findSecrets(text: string): readonly FoundSecret[] {
  if (!HINT.test(text)) return [];
  return FORMS.flatMap(({ kind, pattern }) =>
    [...text.matchAll(pattern)]
      .filter(([token]) => !isPlaceholder(token))
      .map((match) => ({ kind, start: match[0].slice(0, 4), index: match.index })),
  ).sort((a, b) => a.index - b.index);
}

/** True for what documentation writes instead of a token: `AKIAIOSFODNN7EXAMPLE`, `hf_xxxx…`, `ghp_abcdef…`. */
function isPlaceholder(token: string): boolean {
  if (token.includes('PRIVATE KEY')) return false;
  if (/^gh[pour]_/u.test(token)) return !hasGitHubChecksum(token);
  const body = token.replace(/^(?:[A-Za-z]{2,10}[-_.]){1,2}/u, '');
  if (/example|your|token|secret|replace|insert|dummy|sample|xxxx|\*\*|0000|1234567|abcdefg/iu.test(body)) {
    return true;
  }
  return new Set(body).size < 8;
}

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** GitHub's tokens end in the CRC-32 of what is before, in base 62: a made-up token has a wrong one. */
function hasGitHubChecksum(token: string): boolean {
  let rest = crc32(token.slice(4, -6));
  let checksum = '';
  for (let index = 0; index < 6; index += 1) {
    checksum = `${BASE62[rest % 62] ?? ''}${checksum}`;
    rest = Math.floor(rest / 62);
  }
  return token.endsWith(checksum);
}
