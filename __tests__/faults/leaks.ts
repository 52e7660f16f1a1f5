import type { Random } from './random.ts';

/** The encodings of a secret that must not leak. */
function secretForms(secret: string): string[] {
  const encoded = encodeURIComponent(secret);
  const json = JSON.stringify(secret).slice(1, -1);
  return [
    ...new Set([
      secret,
      encoded,
      encoded.toLowerCase() === encoded
        ? encoded
        : encoded.replace(/%[0-9A-F]{2}/gu, (code) => code.toLowerCase()),
      new URLSearchParams([['', secret]]).toString().slice(1),
      json,
      json.replaceAll('/', '\\/'),
      ...base64Forms(secret),
    ]),
  ];
}

/** Base64 of the secret at any offset, without the characters that depend on neighbouring bytes. */
function base64Forms(secret: string): string[] {
  return [0, 1, 2].flatMap((before) => {
    const bytes = Buffer.from('\0'.repeat(before) + secret);
    const start = before === 0 ? 0 : before + 1;
    const text = bytes.toString('base64').slice(start, Math.floor((bytes.length * 8) / 6));
    return [text, text.replaceAll('+', '-').replaceAll('/', '_')];
  });
}

const INJECTIONS = [
  '\n::set-output name=status::passed\n ::error::injected ##[set-output name=status]passed\r',
  '<img src=x onerror=alert(1)> @octocat [link](javascript:alert(1)) \u202e',
];

/** Text that a careless or hostile service writes into its answers. The order varies, since messages are cut. */
export function echoOf(secrets: readonly string[], random: Random): string {
  const forms = secrets.flatMap((secret) => [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret),
    Buffer.from(secret).toString('base64'),
    Buffer.from(`:${secret}`).toString('base64'),
  ]);
  const parts = [...INJECTIONS, ...forms].map((part) => [random.next(), part] as const);
  return parts
    .sort(([one], [other]) => one - other)
    .map(([, part]) => part)
    .join(' ');
}

/** Every place that contains a secret: `name: form`. */
export function findLeaks(secrets: readonly string[], places: Readonly<Record<string, string>>): string[] {
  const forms = secrets.flatMap(secretForms);
  return Object.entries(places).flatMap(([place, text]) =>
    forms.filter((form) => text.includes(form)).map((form) => `${place} holds the secret "${form}"`),
  );
}
