import { randomBytes } from 'node:crypto'

/** An unguessable identifier of letters, digits, hyphen and underscore; 16 bytes are 128 bits. */
export const randomId = (bytes = 16): string => randomBytes(bytes).toString('base64url')
