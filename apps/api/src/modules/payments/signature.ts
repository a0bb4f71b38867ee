import { createHmac, timingSafeEqual } from 'node:crypto'

/** Maximum age of a signed call in seconds, against replays. */
const tolerance = 300

const sign = (key: Buffer, time: string, body: Buffer) =>
  createHmac('sha256', key).update(`${time}.`).update(body).digest()

/** `t=<seconds>,v1=<hex>`: the HMAC of the time and the exact bytes of the body. */
export function isSignature(key: Buffer, body: Buffer, signature: string, now: Date): boolean {
  const [, time, code] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? []
  if (time === undefined || code === undefined) return false
  if (Math.abs(now.getTime() / 1000 - Number(time)) > tolerance) return false
  return timingSafeEqual(sign(key, time, body), Buffer.from(code, 'hex'))
}
