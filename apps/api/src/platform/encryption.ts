import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Encrypts and authenticates a text (AES-256-GCM) that is stored in the database for a while, such as a mail with a code. */
export function encrypt(key: Buffer, text: string, nonce: Buffer = randomBytes(12)): string {
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')
}

/** Decrypts a text of `encrypt`. Throws if it was altered or encrypted with another key. */
export function decrypt(key: Buffer, encrypted: string): string {
  const bytes = Buffer.from(encrypted, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}
