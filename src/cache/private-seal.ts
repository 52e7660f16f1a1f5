import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { canonicalJson } from '../text/canonical-json.ts';

/** The form of a sealed text. Increase its number whenever the form changes. */
const START = 'model-security-sealed-1 ';
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts entries of the cache, so that only runs with the same secret can read or write them: everybody who may read the
 * repository's cache, also a pull request from a fork, can read the bytes of its entries. The names of entries are derived
 * from the secret as well, so nobody else can guess them, and an entry under another name cannot be opened.
 */
export class PrivateSeal {
  readonly #nameKey: Buffer;
  readonly #contentKey: Buffer;

  /** @param secret of at least 16 characters that cannot be guessed */
  constructor(secret: string) {
    this.#nameKey = derive(secret, 'model-security-scan entry names 1');
    this.#contentKey = derive(secret, 'model-security-scan entry contents 1');
  }

  /** Derives a part of a name. @returns 64 hexadecimal digits that tell nothing about the parts */
  nameOf(parts: readonly unknown[]): string {
    return createHmac('sha256', this.#nameKey).update(canonicalJson(parts)).digest('hex');
  }

  /** Encrypts plain data for the entry of this key. */
  seal(key: string, body: unknown): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#contentKey, nonce);
    cipher.setAAD(Buffer.from(key));
    const sealed = Buffer.concat([cipher.update(canonicalJson(body), 'utf8'), cipher.final()]);
    return `${START}${Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url')}\n`;
  }

  /** @returns the data; undefined if the text was not sealed with this secret for exactly this key */
  open(key: string, text: string): unknown {
    if (!text.startsWith(START)) return undefined;
    const bytes = Buffer.from(text.slice(START.length).trimEnd(), 'base64url');
    if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
    try {
      const options = { authTagLength: TAG_BYTES };
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv(CIPHER, this.#contentKey, nonce, options);
      decipher.setAAD(Buffer.from(key));
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      const sealed = bytes.subarray(NONCE_BYTES, -TAG_BYTES);
      const plain = Buffer.concat([decipher.update(sealed), decipher.final()]);
      const value: unknown = JSON.parse(plain.toString('utf8'));
      return value;
    } catch {
      return undefined;
    }
  }
}

function derive(secret: string, label: string): Buffer {
  return createHmac('sha256', secret).update(label).digest();
}
