import { lt } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import type { Module } from '../../platform/module.ts'
import { mustComeFromShop } from '../../platform/origin.ts'
import { provideFindPerson } from '../../platform/person.ts'
import { ProblemError } from '../../platform/problem.ts'
import { routes } from '../../platform/route.ts'
import { idTokens } from './id-tokens.ts'
import { type Place, deviceCookie, placeOf, placeSeconds } from './places.ts'
import { handleCodes } from './send-code.ts'
import { changePassword, changeProfile, completeRegistration, login, loginDataOf, logoutEverywhere, openReset, register, requestReset, resendCode, resetPassword, userOf, verifyCode } from './service.ts'
import { type Session, endSession, forgetSessions, refreshSeconds, renewSession } from './sessions.ts'
import { tokenDoor } from './token-door.ts'
import { codeRequests, codeTries, knownPlaces, loginAttempts, oneTimeCodes, refreshTokens, resetTokens } from './tables.ts'

const refreshCookie = 'motif_refresh'

export const accounts: Module = (app, platform) => {
  const { config, db, clock } = platform
  const tokens = idTokens(platform)
  const door = tokenDoor(platform, tokens)
  const cookie = { path: '/api/v1', httpOnly: true, sameSite: 'strict', secure: config.publicUrl.startsWith('https:') } as const
  const guarded = { config: { rateLimit: { max: config.rateLimits.accounts, timeWindow: 60_000 } } }

  const nameBrowser = (reply: FastifyReply, { device }: Place) => reply.setCookie(deviceCookie, device, { ...cookie, maxAge: placeSeconds })

  const signedIn = (reply: FastifyReply, session: Session) => {
    reply.setCookie(refreshCookie, session.refreshToken, { ...cookie, maxAge: refreshSeconds })
    return loginDataOf(tokens, session)
  }

  /** Whoever just proved who they are is signed in at the identity provider too. */
  const welcomed = async (reply: FastifyReply, session: Session, place: Place) => {
    const data = await signedIn(reply, session)
    nameBrowser(reply, place)
    const firebaseToken = await door.customTokenFor(session.person)
    return { ...data, ...(firebaseToken === undefined ? undefined : { firebaseToken }) }
  }

  provideFindPerson(app, door.find)
  handleCodes(platform)
  platform.jobs.every('accounts.forget', '17 * * * *', async () => {
    for (const table of [oneTimeCodes, codeTries, codeRequests, loginAttempts, knownPlaces, resetTokens, refreshTokens]) await db.delete(table).where(lt(table.expiresAt, clock.now()))
    await forgetSessions(platform)
  })

  app.get('/.well-known/jwks.json', async (_request, reply) => reply.header('cache-control', 'public, max-age=3600').send(tokens.jwks))

  routes(app, platform)
    .on(
      'POST /api/v1/register',
      ({ body, request, reply }) => {
        const place = placeOf(platform, request)
        nameBrowser(reply, place)
        return register(platform, body, place)
      },
      guarded
    )
    .on(
      'POST /api/v1/verify-otp',
      async ({ body, request, reply }) => {
        const place = placeOf(platform, request)
        const person = await verifyCode(platform, body.email, body.purpose, body.otp, place)
        if (body.purpose === 'reset') return openReset(platform, person)
        return welcomed(reply, await completeRegistration(platform, person, place), place)
      },
      guarded
    )
    .on('POST /api/v1/resend-otp', ({ body, request }) => resendCode(platform, body.email, body.purpose, placeOf(platform, request)), guarded)
    .on(
      'POST /api/v1/login',
      async ({ body, request, reply }) => {
        const place = placeOf(platform, request)
        return welcomed(reply, await login(platform, body.email, body.password, place), place)
      },
      guarded
    )
    .on('POST /api/v1/request-reset-password', ({ query, request }) => requestReset(platform, query.email, placeOf(platform, request)), guarded)
    .on(
      'POST /api/v1/reset-password',
      async ({ body, request, reply }) => {
        const place = placeOf(platform, request)
        await resetPassword(platform, body, place)
        nameBrowser(reply, place)
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
      throw new ProblemError('sign-in-required', { detail: 'Nobody is signed in here.' })
    })
    .on('POST /api/v1/logout', async ({ request, reply }) => {
      mustComeFromShop(platform, request)
      const token = request.cookies[refreshCookie]
      if (token !== undefined) await endSession(platform, token)
      const identityToken = request.headers['authtoken']
      if (typeof identityToken === 'string') await door.end(identityToken)
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
        const place = placeOf(platform, request)
        return welcomed(reply, await changePassword(platform, person, body, place), place)
      },
      guarded
    )
    .on('POST /create-or-update-user', ({ person }) => userOf(person), { findPerson: door.enrol })
    .on('POST /current-user', ({ person }) => userOf(person))
    .on('PATCH /api/v1/profile', ({ body, person }) => changeProfile(platform, person, body))
}
