import { hkdfSync, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'

/** Reads a secret from a file, or creates it. Two servers that start at once end up with the same one. */
export function storedSecret(folder: string, name: string, make: () => string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, name)
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  writeFileSync(draft, make(), { mode: 0o600, flush: true })
  try {
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    unlinkSync(draft)
  }
  return readFileSync(path, 'utf8')
}

/** Keys for every purpose, derived (HKDF-SHA-256) from IDENTITY_KEY or from the key in the data folder. */
export function secretsOf(config: Pick<Config, 'identityKey' | 'dataDir'>): (purpose: string) => Buffer {
  const root =
    config.identityKey ??
    storedSecret(join(config.dataDir, 'keys'), 'server.key', () => randomBytes(32).toString('base64url'))
  const known = new Map<string, Buffer>()
  return (purpose) => {
    const key = known.get(purpose) ?? Buffer.from(hkdfSync('sha256', root, 'motif', purpose, 32))
    known.set(purpose, key)
    return key
  }
}
