import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { AuthenticationResponse, RegistrationResponse } from '#domain/passkeys/credential-response.ts';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;
const AAGUID = Buffer.alloc(16);
/** The CBOR of a COSE key before its coordinates: EC2, ES256, P-256. */
const COSE_HEAD = Buffer.from('a5010203262001', 'hex');
/**
 * The CBOR of `{ fmt: 'none', attStmt: {}, authData: … }` before the bytes of authData, which are fewer than
 * 256.
 */
const NO_ATTESTATION = Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex');

/** What a test changes in a valid ceremony. */
export interface Deviation {
  origin?: string;
  rpId?: string;
  challenge?: string;
  verified?: boolean;
  /** The signature counter; 0 by default, as with synchronized passkeys. */
  counter?: number;
  userHandle?: string;
}

/** A software authenticator with its browser: one ES256 credential. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(16);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;
  #userHandle = 'AAAA';

  constructor(origin = 'http://localhost:3000') {
    this.#origin = origin;
  }

  /** navigator.credentials.create */
  create(
    options: { challenge: string; rp: { id: string }; user: { id: string } },
    deviation: Deviation = {},
  ): RegistrationResponse {
    this.#userHandle = options.user.id;
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = [COSE_HEAD, '215820', x, '225820', y].map((part, index) =>
      typeof part === 'string' ? Buffer.from(part, index % 2 ? 'hex' : 'base64url') : part,
    );
    const credential = Buffer.concat([AAGUID, Buffer.from([0, this.id.length]), this.id, ...key]);
    const data = Buffer.concat([authenticatorData(options.rp.id, deviation, ATTESTED), credential]);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options.challenge, deviation),
        attestationObject: Buffer.concat([NO_ATTESTATION, Buffer.from([data.length]), data]).toString(
          'base64url',
        ),
        transports: ['internal'],
      },
    };
  }

  /** navigator.credentials.get */
  get(options: { challenge: string; rpId: string }, deviation: Deviation = {}): AuthenticationResponse {
    const clientDataJSON = this.#clientData('webauthn.get', options.challenge, deviation);
    const data = authenticatorData(options.rpId, deviation);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON,
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
        userHandle: deviation.userHandle ?? this.#userHandle,
      },
    };
  }

  #credential() {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
  }

  #clientData(type: string, challenge: string, deviation: Deviation): string {
    const data = {
      type,
      challenge: deviation.challenge ?? challenge,
      origin: deviation.origin ?? this.#origin,
      crossOrigin: false,
    };
    return Buffer.from(JSON.stringify(data)).toString('base64url');
  }
}

function authenticatorData(
  rpId: string,
  { rpId: other, verified = true, counter = 0 }: Deviation,
  flags = 0,
) {
  const head = Buffer.alloc(5);
  head.writeUInt8(PRESENT | (verified ? VERIFIED : 0) | flags);
  head.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(other ?? rpId), head]);
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}
