import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../../platform/platform.ts'
import { routes } from '../../../platform/route.ts'
import { clientNetworkOf, nameBrowser } from '../client-network.ts'
import { dropPass, keepPass } from './passes.ts'
import { beginSetUp, confirmSetUp, enterCode, makeRecoveryCodes, turnOff, twoFactorStateOf } from './service.ts'

/** Routes of two-factor sign-in, for staff. */
export function twoFactorRoutes(app: FastifyInstance, platform: Platform): void {
  const guarded = { config: { rateLimit: { max: platform.config.rateLimits.accounts, timeWindow: 60_000 } } }
  routes(app, platform)
    .on('GET /api/v1/admin/two-factor', ({ person }) => twoFactorStateOf(platform.db, person.id))
    .on('POST /api/v1/admin/two-factor/set-up', ({ person }) => beginSetUp(platform, person), guarded)
    .on(
      'POST /api/v1/admin/two-factor/confirm',
      async ({ person, body, request, reply }) => {
        const client = clientNetworkOf(platform, request)
        const { pass, recoveryCodes } = await confirmSetUp(platform, person, body, client)
        nameBrowser(platform, reply, client)
        keepPass(platform, reply, pass)
        return { recoveryCodes }
      },
      guarded
    )
    .on(
      'POST /api/v1/admin/two-factor/enter',
      async ({ person, body, request, reply }) => {
        const client = clientNetworkOf(platform, request)
        const pass = await enterCode(platform, person, body, client)
        nameBrowser(platform, reply, client)
        keepPass(platform, reply, pass)
        return {}
      },
      guarded
    )
    .on(
      'POST /api/v1/admin/two-factor/recovery-codes',
      ({ person, body, request }) => makeRecoveryCodes(platform, person, body, clientNetworkOf(platform, request)),
      guarded
    )
    .on(
      'POST /api/v1/admin/two-factor/turn-off',
      async ({ person, body, request, reply }) => {
        await turnOff(platform, person, body, clientNetworkOf(platform, request))
        dropPass(platform, reply)
        return {}
      },
      guarded
    )
}
