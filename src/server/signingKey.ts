import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
} from 'node:crypto';

/** Signs in the name of this installation; the public key alone checks the signature. */
export interface RegisterSigner {
  /** Names the key: the first 16 hexadecimal digits of its public half's SHA-256 (SPKI, DER). */
  keyId: string;
  /** The public half, PEM. */
  publicKey: string;
  /** Ed25519 (RFC 8032), base64url. */
  sign(text: string): string;
  isSigned(text: string, signature: string): boolean;
}

/** A new private key as it is kept: PKCS #8 in base64, one line. */
export function newSigningKey(): string {
  const { privateKey } = generateKeyPairSync('ed25519');
  return privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
}

export function isSigningKey(key: string): boolean {
  try {
    return readKey(key).asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}

export function registerSigner({ registerKey }: { registerKey: string }): RegisterSigner {
  const privateKey = readKey(registerKey);
  const publicKey = createPublicKey(privateKey);
  const der = publicKey.export({ format: 'der', type: 'spki' });
  return {
    keyId: createHash('sha256').update(der).digest('hex').slice(0, 16),
    publicKey: publicKey.export({ format: 'pem', type: 'spki' }).toString(),
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64url'),
    isSigned: (text, signature) =>
      verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64url')),
  };
}

function readKey(key: string) {
  return createPrivateKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'pkcs8' });
}
