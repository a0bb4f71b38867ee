import { lt } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import type { Module } from '../../platform/module.ts'
import { provideFindPerson } from '../../platform/person.ts'
import { ProblemError } from '../../platform/problem.ts'
import { routes } from '../../platform/route.ts'
import { idTokens } from './id-tokens.ts'
import { handleCodes } from './send-code.ts'
import { changeProfile, completeRegistration, login, loginDataOf, openReset, register, requestReset, resendCode, resetPassword, userOf, verifyCode } from './service.ts'
import { type Session, endSession, personOfSession, refreshSeconds, renewSession } from './sessions.ts'
import { codeRequests, loginAttempts, oneTimeCodes, refreshTokens, resetTokens } from './tables.ts'

const cookieName = 'motif_refresh'

export const accounts: Module = (app, platform) => {
  const { config, db, clock } = platform
  const tokens = idTokens(platform)
  const cookie = { path: '/api/v1', httpOnly: true, sameSite: 'strict', secure: config.publicUrl.startsWith('https:') } as const
  const guarded = { config: { rateLimit: { max: config.rateLimits.accounts, timeWindow: 60_000 } } }

  const signedIn = (reply: FastifyReply, session: Session) => {
    reply.setCookie(cookieName, session.refreshToken, { ...cookie, maxAge: refreshSeconds })
    return loginDataOf(tokens, session)
  }

  provideFindPerson(app, async (token) => {
    const claims = await tokens.read(token)
    return claims && personOfSession(db, claims.userId, claims.sessionId)
  })
  handleCodes(platform)
  platform.jobs.every('accounts.forget', '17 * * * *', async () => {
    for (const table of [oneTimeCodes, codeRequests, loginAttempts, resetTokens, refreshTokens]) await db.delete(table).where(lt(table.expiresAt, clock.now()))
  })

  app.get('/.well-known/jwks.json', async (_request, reply) => reply.header('cache-control', 'public, max-age=3600').send(tokens.jwks))

  routes(app, platform)
    .on('POST /api/v1/register', ({ body }) => register(platform, body), guarded)
    .on(
      'POST /api/v1/verify-otp',
      async ({ body, reply }) => {
        const person = await verifyCode(platform, body.email, body.purpose, body.otp)
        return body.purpose === 'reset' ? openReset(platform, person) : signedIn(reply, await completeRegistration(platform, person))
      },
      guarded
    )
    .on('POST /api/v1/resend-otp', ({ body }) => resendCode(platform, body.email, body.purpose), guarded)
    .on('POST /api/v1/login', async ({ body, reply }) => signedIn(reply, await login(platform, body.email, body.password)), guarded)
    .on('POST /api/v1/request-reset-password', ({ query }) => requestReset(platform, query.email), guarded)
    .on(
      'POST /api/v1/reset-password',
      async ({ body }) => {
        await resetPassword(platform, body)
        return {}
      },
      guarded
    )
    .on('POST /api/v1/refresh', async ({ request, reply }) => {
      const token = request.cookies[cookieName]
      const session = token === undefined ? undefined : await renewSession(platform, token)
      if (session) return signedIn(reply, session)
      if (token !== undefined) reply.clearCookie(cookieName, cookie)
      throw new ProblemError('sign-in-required', { detail: 'Nobody is signed in here.' })
    })
    .on('POST /api/v1/logout', async ({ request, reply }) => {
      const token = request.cookies[cookieName]
      if (token !== undefined) await endSession(platform, token)
      reply.clearCookie(cookieName, cookie)
      return {}
    })
    .on('POST /create-or-update-user', ({ person }) => userOf(person))
    .on('POST /current-user', ({ person }) => userOf(person))
    .on('PATCH /api/v1/profile', ({ body, person }) => changeProfile(platform, person, body))
}
