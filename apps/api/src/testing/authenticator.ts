import { TOTP, URI } from 'otpauth'
import type { Clock } from '../platform/clock.ts'

/** An authenticator app, set up from the address of a QR code: returns the code now, or in some seconds. */
export function authenticator(uri: string, clock: Clock): (inSeconds?: number) => string {
  const app = URI.parse(uri)
  if (!(app instanceof TOTP)) throw new Error('The address is for codes by counter')
  return (inSeconds = 0) => app.generate({ timestamp: clock.now().getTime() + inSeconds * 1000 })
}
