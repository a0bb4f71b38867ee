import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Platform } from './platform.ts'

/** A zero byte ends each part, and no part contains one, so different lists of parts never collide. */
export function keyedHash(platform: Pick<Platform, 'secret'>, purpose: string, ...parts: string[]): string {
  return createHmac('sha256', platform.secret(purpose))
    .update(parts.map((part) => `${part}\0`).join(''))
    .digest('base64url')
}

/** Compares two secrets in constant time. */
export function isSameSecret(right: string, given: string): boolean {
  const [one, other] = [Buffer.from(right), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}
