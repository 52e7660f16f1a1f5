/** Secrets with characters that encoders treat differently, each unlike every other text of a run. */
export const SECRETS = {
  apiKey: 'ak+5f/0c9a==7e21&q?Zr',
  orgId: 'org 8c3d~1b64/f2%41',
  accessKeyId: 'AKIA+ZQ7/XEXAMPLE=',
  secretAccessKey: 'wJalr/XUtn+FEMI=K7MDENG&bPx',
  modelApiDetails: 'gAAAAAB+model/api=details"with<quotes>',
  signature: 'b4f7+e6d1/c0a95833=sig',
  policy: 'eyJleHBpcmF0aW9uIjoi+policy/==',
} as const;

/** A secret as it would stand in texts of others: plain, in a URL, in JSON, in HTML, and in Base64 at each place. */
export function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const shifted = [0, 1, 2].map((shift) =>
    Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .slice(shift === 0 ? 0 : shift + 1)
      .replace(/=+$/u, '')
      .slice(0, -1),
  );
  return [
    secret,
    encodeURIComponent(secret),
    encodeURIComponent(secret).replaceAll('%20', '+'),
    JSON.stringify(secret).slice(1, -1),
    secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    ...shifted,
    ...shifted.map((text) => text.replaceAll('+', '-').replaceAll('/', '_')),
  ];
}

/** The answer of a careless service: secrets in every encoding. */
export function carelessMessage(secrets: readonly string[] = Object.values(SECRETS)): string {
  const parts = secrets.flatMap((secret) => [
    secret,
    encodeURIComponent(secret),
    Buffer.from(secret).toString('base64'),
    Buffer.from(`u:${secret}`).toString('base64'),
  ]);
  return `refused: ${parts.join(' | ')}`;
}
