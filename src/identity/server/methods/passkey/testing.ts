import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/**
 * A device that makes and shows passkeys, after WebAuthn Level 3: real keys, real signatures. What it gets wrong, a
 * test asks it to.
 */
export interface Faults {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  /** The owner was not asked to unlock it. */
  locked?: boolean;
  /** How often it says it was used. */
  count?: number;
  credentialId?: Buffer;
  forgedSignature?: boolean;
}

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 };

const head = (major: number, length: number): Buffer => {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  return length < 256
    ? Buffer.from([(major << 5) | 24, length])
    : Buffer.from([(major << 5) | 25, length >> 8, length & 0xff]);
};
type Cbor = number | string | Buffer | Map<number | string, Cbor>;
/** Concise Binary Object Representation (RFC 8949), of it what passkeys use. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([key, entry]) => [cbor(key), cbor(entry)]),
  ]);
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();

export function testDevice(origin: string) {
  const rpIdOf = (faults: Faults) => faults.rpId ?? new URL(origin).hostname;
  const credentialId = randomBytes(32);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  let uses = 0;

  const clientData = (type: string, challenge: string, faults: Faults): Buffer =>
    Buffer.from(
      JSON.stringify({
        type: faults.type ?? type,
        challenge: faults.challenge ?? challenge,
        origin: faults.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const authenticatorData = (flags: number, faults: Faults, attested: Buffer = Buffer.alloc(0)): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(faults.count ?? uses);
    const unlocked = faults.locked ? 0 : FLAGS.verified;
    return Buffer.concat([
      sha256(rpIdOf(faults)),
      Buffer.from([flags | FLAGS.present | unlocked]),
      count,
      attested,
    ]);
  };
  const wire = (id: Buffer, response: Record<string, unknown>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    credentialId,
    /** The answer to `add-options`. */
    make(options: { challenge: string }, faults: Faults = {}) {
      const id = faults.credentialId ?? credentialId;
      const key = new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const attested = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([id.length >> 8, id.length & 0xff]),
        id,
        cbor(key),
      ]);
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(FLAGS.attested, faults, attested)],
      ]);
      return wire(id, {
        clientDataJSON: clientData('webauthn.create', options.challenge, faults).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      });
    },
    /** The answer to `sign-in-options`. */
    show(options: { challenge: string }, faults: Faults = {}) {
      uses += 1;
      const data = clientData('webauthn.get', options.challenge, faults);
      const shown = authenticatorData(0, faults);
      const signature = sign('sha256', Buffer.concat([shown, sha256(data)]), privateKey);
      if (faults.forgedSignature) signature.writeUInt8(signature.readUInt8(20) ^ 1, 20);
      return wire(faults.credentialId ?? credentialId, {
        clientDataJSON: data.toString('base64url'),
        authenticatorData: shown.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}
