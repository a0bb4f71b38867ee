import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import PQueue from 'p-queue'
import { passwordCost as cost } from './password-cost.ts'

const derive = (parameters: Argon2Parameters) =>
  promisify<'argon2id', Argon2Parameters, Buffer>(argon2)('argon2id', parameters)

/** Limits concurrency: each hash takes a core and 19 MiB, and a rush of logins must not starve the shop. */
const queue = new PQueue({ concurrency: 2 })

const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** The same password typed on two keyboards may differ in code points; NFC unifies it. */
const messageOf = (password: string) => Buffer.from(password.normalize('NFC'), 'utf8')

/** Hashes a password as a PHC string. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await queue.add(() => derive({ ...cost, message: messageOf(password), nonce, tagLength: 32 }))
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(nonce)}$${encode(tag)}`
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** A hash without a password, so that an unknown address takes as long to refuse as a known one. */
const dummyHash = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(randomBytes(16))}$${encode(randomBytes(32))}`

/** Whether a password matches a hash. Without a hash it does the same work and returns false. */
export async function isPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const parts = phc.exec(hash ?? dummyHash)
  if (!parts) throw new Error('A stored password hash is not an argon2id PHC string')
  const [, memory, passes, parallelism, nonce = '', tag = ''] = parts
  const expected = Buffer.from(tag, 'base64')
  const actual = await queue.add(() =>
    derive({
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      message: messageOf(password),
      nonce: Buffer.from(nonce, 'base64'),
      tagLength: expected.length
    })
  )
  return timingSafeEqual(actual, expected) && typeof hash === 'string'
}
