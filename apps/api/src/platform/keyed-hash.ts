import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Platform } from './platform.ts'

/** Each part ends in a zero byte, which no part contains: two lists of parts never look the same. */
export function keyedHash(platform: Pick<Platform, 'secret'>, purpose: string, ...parts: string[]): string {
  return createHmac('sha256', platform.secret(purpose))
    .update(parts.map((part) => `${part}\0`).join(''))
    .digest('base64url')
}

/** Whether somebody sent the right text, in a time that does not tell how much of it is right. */
export function isSameSecret(right: string, given: string): boolean {
  const [one, other] = [Buffer.from(right), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}
