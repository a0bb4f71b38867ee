import { lt } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { deleteRows } from '../../platform/clear-rows.ts'
import type { Module } from '../../platform/module.ts'
import { mustComeFromShop } from '../../platform/origin.ts'
import { provideFindPerson } from '../../platform/person.ts'
import { ProblemError } from '../../platform/problem.ts'
import { routes } from '../../platform/route.ts'
import { idTokens } from './id-tokens.ts'
import { type ClientNetwork, clientNetworkOf, cookieRules, nameBrowser } from './client-network.ts'
import { handleCodeJobs } from './send-code.ts'
import {
  changePassword,
  changeProfile,
  completeRegistration,
  deleteUnconfirmed,
  login,
  loginDataOf,
  logoutEverywhere,
  openReset,
  register,
  requestReset,
  resendCode,
  resetPassword,
  userOf,
  verifyCode
} from './service.ts'
import { type Session, endSession, forgetSessions, refreshSeconds, renewSession } from './sessions.ts'
import { tokenVerifier } from './token-verifier.ts'
import {
  codeRequests,
  codeTries,
  knownNetworks,
  loginAttempts,
  oneTimeCodes,
  refreshTokens,
  resetTokens,
  twoFactorPasses
} from './tables.ts'
import { twoFactorRoutes } from './two-factor/index.ts'

const refreshCookie = 'motif_refresh'

export const accountsModule: Module = (app, platform) => {
  const { config, clock } = platform
  const tokens = idTokens(platform)
  const verifier = tokenVerifier(platform, tokens)
  const cookie = cookieRules(platform)
  const guarded = { config: { rateLimit: { max: config.rateLimits.accounts, timeWindow: 60_000 } } }

  const signedIn = (reply: FastifyReply, session: Session) => {
    reply.setCookie(refreshCookie, session.refreshToken, { ...cookie, maxAge: refreshSeconds })
    return loginDataOf(tokens, session)
  }

  /** Also signs the person in at the identity provider. */
  const welcomed = async (reply: FastifyReply, session: Session, client: ClientNetwork) => {
    const data = await signedIn(reply, session)
    nameBrowser(platform, reply, client)
    const firebaseToken = await verifier.customTokenFor(session.person)
    return { ...data, ...(firebaseToken === undefined ? undefined : { firebaseToken }) }
  }

  provideFindPerson(app, verifier.find)
  handleCodeJobs(platform)
  platform.jobs.every('accounts.forget', '17 * * * *', async () => {
    for (const table of [
      oneTimeCodes,
      codeTries,
      codeRequests,
      loginAttempts,
      knownNetworks,
      resetTokens,
      refreshTokens,
      twoFactorPasses
    ])
      await deleteRows(platform, table, lt(table.expiresAt, clock.now()), table.expiresAt)
    await forgetSessions(platform)
    await deleteUnconfirmed(platform)
  })

  twoFactorRoutes(app, platform)

  app.get('/.well-known/jwks.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').send(tokens.jwks)
  )

  routes(app, platform)
    .on(
      'POST /api/v1/register',
      ({ body, request, reply }) => {
        const client = clientNetworkOf(platform, request)
        nameBrowser(platform, reply, client)
        return register(platform, body, client)
      },
      guarded
    )
    .on(
      'POST /api/v1/verify-otp',
      async ({ body, request, reply }) => {
        const client = clientNetworkOf(platform, request)
        const person = await verifyCode(platform, body.email, body.purpose, body.otp, client)
        if (body.purpose === 'reset') return openReset(platform, person)
        return welcomed(reply, await completeRegistration(platform, person, client), client)
      },
      guarded
    )
    .on(
      'POST /api/v1/resend-otp',
      ({ body, request }) => resendCode(platform, body.email, body.purpose, clientNetworkOf(platform, request)),
      guarded
    )
    .on(
      'POST /api/v1/login',
      async ({ body, request, reply }) => {
        const client = clientNetworkOf(platform, request)
        return welcomed(reply, await login(platform, body.email, body.password, client), client)
      },
      guarded
    )
    .on(
      'POST /api/v1/request-reset-password',
      ({ query, request }) => requestReset(platform, query.email, clientNetworkOf(platform, request)),
      guarded
    )
    .on(
      'POST /api/v1/reset-password',
      async ({ body, request, reply }) => {
        const client = clientNetworkOf(platform, request)
        await resetPassword(platform, body, client)
        nameBrowser(platform, reply, client)
        return {}
      },
      guarded
    )
    .on('POST /api/v1/refresh', async ({ request, reply }) => {
      mustComeFromShop(platform, request)
      const token = request.cookies[refreshCookie]
      const session = token === undefined ? undefined : await renewSession(platform, token)
      if (session) return signedIn(reply, session)
      if (token !== undefined) reply.clearCookie(refreshCookie, cookie)
      throw new ProblemError('nobody-signed-in')
    })
    .on('POST /api/v1/logout', async ({ request, reply }) => {
      mustComeFromShop(platform, request)
      const token = request.cookies[refreshCookie]
      if (token !== undefined) await endSession(platform, token)
      const identityToken = request.headers['authtoken']
      if (typeof identityToken === 'string') await verifier.end(identityToken)
      reply.clearCookie(refreshCookie, cookie)
      return {}
    })
    .on('POST /api/v1/logout-everywhere', async ({ person, request, reply }) => {
      mustComeFromShop(platform, request)
      await logoutEverywhere(platform, person)
      reply.clearCookie(refreshCookie, cookie)
      return {}
    })
    .on(
      'POST /api/v1/change-password',
      async ({ body, person, request, reply }) => {
        const client = clientNetworkOf(platform, request)
        return welcomed(reply, await changePassword(platform, person, body, client), client)
      },
      guarded
    )
    .on('POST /create-or-update-user', ({ person }) => userOf(person), { findPerson: verifier.enrol })
    .on('POST /current-user', ({ person }) => userOf(person))
    .on('PATCH /api/v1/profile', ({ body, person }) => changeProfile(platform, person, body))
}
