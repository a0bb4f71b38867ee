import type { LoginData, User } from '@motif/contract'
import { type CallResult, createClient, isResponseError, loadAnswerCheck } from '@motif/contract/client'
import { createActor, fromCallback, fromPromise, type PromiseActorLogic } from 'xstate'
import { beforeAll, describe, expect, it } from 'vitest'
import { contactFailureOf, contactMachine, isSent } from '../contact/index.ts'
import { loginFailureOf, loginMachine } from '../login/index.ts'
import { type ClockEvent, codeFailureOf, oneTimeCodeMachine } from '../one-time-code/index.ts'
import { passwordResetFailureOf, passwordResetMachine, passwordResetStepOf } from '../password-reset/index.ts'
import { registrationFailureOf, registrationMachine, registrationStepOf } from '../registration/index.ts'
import { listenTo, sessionMachine } from '../session/index.ts'
import { toOutcome } from '../testing.ts'
import { failureOf, FlowError, type Failure, type OutcomeCall } from './index.ts'

/**
 * The outcome of every account call for every kind of response, as specified (points 5, 7 and 8):
 *
 * ok     the complete response
 * login  an error with the message 'Login failed' and the server's details; the original error or response is its cause
 * reg    the same with 'Register failed'
 * same   the original error, the same object
 * bare   a response error for a status that is not a success; there is no original error, since the client did not throw
 *
 * `with-…` is a success with an empty or foreign body, as a captive portal may send. It counts as a success only if the flow needs
 * nothing from the body to continue.
 */
const table = `
                                      200   201   202   204   301   400   401   403   404   409   422   429   500   lost  200-not-json 500-not-json with-{} with-nothing
POST /api/v1/login                    ok    login login login login login login login login login login login login same  login        login        login   login
POST /api/v1/register                 bare  ok    bare  bare  same  same  same  same  same  same  same  same  same  same  same         same         ok      ok
POST /api/v1/verify-otp               ok    reg   reg   reg   reg   reg   reg   reg   reg   reg   reg   reg   reg   same  reg          reg          reg     reg
POST /api/v1/resend-otp               ok    reg   reg   reg   reg   reg   reg   reg   reg   reg   reg   reg   reg   same  reg          reg          ok      ok
POST /api/v1/request-reset-password   ok    ok    bare  bare  same  same  same  same  same  same  same  same  same  same  same         same         ok      ok
POST /api/v1/reset-password           ok    ok    reg   reg   reg   reg   reg   reg   reg   reg   reg   reg   reg   same  reg          reg          ok      ok
POST /api/v1/contact_us               ok    reg   reg   reg   reg   reg   reg   reg   reg   reg   reg   reg   reg   same  reg          reg          ok      ok
POST /current-user                    ok    ok    ok    same  same  same  same  same  same  same  same  same  same  same  same         same         same    same
POST /create-or-update-user           ok    ok    ok    same  same  same  same  same  same  same  same  same  same  same  same         same         same    same
`

type Verdict = 'ok' | 'login' | 'reg' | 'same' | 'bare'
type Name = OutcomeCall | 'POST /current-user' | 'POST /create-or-update-user'

const [header = '', ...lines] = table.trim().split('\n')
const answers = header.trim().split(/\s+/)
const rows = lines.map((line) => {
  const [method, path, ...verdicts] = line.split(/\s+/)
  return { name: `${method} ${path}` as Name, verdicts: verdicts as Verdict[] }
})
const cases = rows.flatMap(({ name, verdicts }) =>
  answers.map((answer, index) => ({ name, answer, verdict: verdicts[index] ?? 'same' }))
)

const email = 'ada@example.com'
const ada: User = { _id: 'u1', name: 'Ada', email, role: 'customer' }
const loginData: LoginData = { id_token: 'a.b.c', expires_in: 900, user: ada }
const texts = { login: 'Login failed', reg: 'Register failed' } as const

const bodies: Record<Name, unknown> = {
  'POST /api/v1/login': loginData,
  'POST /api/v1/register': { email, resendAfter: 60 },
  'POST /api/v1/verify-otp': loginData,
  'POST /api/v1/resend-otp': { resendAfter: 60 },
  'POST /api/v1/request-reset-password': { resendAfter: 60 },
  'POST /api/v1/reset-password': {},
  'POST /api/v1/contact_us': {},
  'POST /current-user': ada,
  'POST /create-or-update-user': ada
}

const problem = (status: number) =>
  JSON.stringify({
    type: 'about:blank',
    title: 'Refused',
    status,
    detail: 'Told to the person',
    code: 'invalid-input',
    requestId: 'r1'
  })

/** A network that responds as a column of the table specifies. */
function network(name: Name, answer: string): typeof fetch {
  if (answer === 'lost') return () => Promise.reject(new TypeError('fetch failed'))
  const status = statusOf(name, answer)
  return async () => new Response(bodyOf(name, answer), { status })
}

const statusOf = (name: Name, answer: string) =>
  answer.startsWith('with-') ? (name === 'POST /api/v1/register' ? 201 : 200) : Number.parseInt(answer, 10)

function bodyOf(name: Name, answer: string): string | null {
  if (answer.endsWith('not-json')) return '<h1>Proxy</h1>'
  if (answer.startsWith('with-')) return answer === 'with-{}' ? '{}' : ''
  const status = Number(answer)
  if (status === 204 || status === 301) return null
  return status < 400 ? JSON.stringify(bodies[name]) : problem(status)
}

type Send = () => Promise<CallResult<never>>

/** A call by the real client on that network. `seen.error` is the error it threw, to compare with the outcome. */
function calling(name: Name, answer: string) {
  const call = createClient({ baseUrl: 'http://shop.test', fetch: network(name, answer) })
  const seen: { error?: unknown } = {}
  const send: Send = async () => {
    try {
      return await call<never>(name as never, { body: {}, headers: { authtoken: 't' } } as never)
    } catch (error) {
      seen.error = error
      throw error
    }
  }
  return { send, seen }
}

const hasOutcome = (name: Name): name is OutcomeCall => name.startsWith('POST /api/')

describe.each(cases.filter(({ name }) => hasOutcome(name)))(
  '$name answered by $answer',
  ({ name, answer, verdict }) => {
    it(`ends in ${verdict}`, async () => {
      const { send, seen } = calling(name, answer)
      const outcome = toOutcome(name as OutcomeCall, send())
      if (verdict === 'ok') {
        expect(await outcome).toEqual({
          status: statusOf(name, answer),
          data: answer.startsWith('with-') ? {} : bodies[name]
        })
        return
      }
      const error = await outcome.then(
        () => undefined,
        (thrown: unknown) => thrown
      )
      if (verdict === 'same') expect(error).toBe(seen.error)
      else if (verdict === 'bare')
        expect([isResponseError(error), (error as { status: number }).status]).toEqual([true, Number(answer)])
      else {
        expect(error).toBeInstanceOf(FlowError)
        const { message, cause } = error as FlowError
        expect(message).toBe(texts[verdict])
        expect(cause).toEqual(seen.error ?? { status: Number(answer), data: answer === '204' ? {} : bodies[name] })
      }
    })
  }
)

// Otherwise the first response loads it, which takes longer than the turns of `ended`.
beforeAll(() => loadAnswerCheck('POST /api/v1/login'))

/** Waits 60 microtask turns, in which the fake network and the machine complete their pending work. */
const ended = async () => {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve()
}

interface End {
  /** The flow continued as after a success. */
  isOn: boolean
  failure: Failure | null
  /** Errors that were only logged. */
  logged: unknown[]
}

const still = fromCallback<ClockEvent>(() => {})

/** The call as an actor of any type. */
const by = <Output, Input>(send: Send): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(send as () => Promise<never>)
const rightCode = oneTimeCodeMachine.provide({
  actors: { clock: still, verify: by(async () => ({ status: 200, data: { resetToken: 'proof' } as never })) }
})

/** Runs the flow that makes each call, from its start to the outcome of the call. */
const flows: Record<Name, (send: Send) => Promise<End>> = {
  'POST /api/v1/login': async (send) => {
    const actor = createActor(
      loginMachine.provide({ actors: { login: by(send), signIn: fromPromise(async () => {}) } }),
      { input: {} }
    ).start()
    actor.send({ type: 'SUBMIT', email, password: 'p' })
    await ended()
    return { isOn: actor.getSnapshot().matches('signedIn'), failure: loginFailureOf(actor.getSnapshot()), logged: [] }
  },
  'POST /api/v1/register': async (send) => {
    const actor = createActor(
      registrationMachine.provide({
        actors: { register: by(send), oneTimeCode: oneTimeCodeMachine.provide({ actors: { clock: still } }) }
      }),
      { input: {} }
    ).start()
    actor.send({ type: 'SUBMIT', name: 'Ada', email, password: 'p' })
    await ended()
    return {
      isOn: registrationStepOf(actor.getSnapshot()) === 'code',
      failure: registrationFailureOf(actor.getSnapshot()),
      logged: []
    }
  },
  'POST /api/v1/verify-otp': async (send) => {
    const actor = createActor(oneTimeCodeMachine.provide({ actors: { verify: by(send), clock: still } }), {
      input: { email, purpose: 'register' }
    }).start()
    actor.send({ type: 'SUBMIT', otp: '123456' })
    await ended()
    return { isOn: actor.getSnapshot().status === 'done', failure: codeFailureOf(actor.getSnapshot()), logged: [] }
  },
  'POST /api/v1/resend-otp': async (send) => {
    const actor = createActor(oneTimeCodeMachine.provide({ actors: { resend: by(send), clock: still } }), {
      input: { email, purpose: 'register', resendAfter: 0 }
    }).start()
    actor.send({ type: 'RESEND' })
    await ended()
    return { isOn: actor.getSnapshot().context.sent === 1, failure: codeFailureOf(actor.getSnapshot()), logged: [] }
  },
  'POST /api/v1/request-reset-password': async (send) => {
    const actor = createActor(
      passwordResetMachine.provide({
        actors: { requestReset: by(send), oneTimeCode: oneTimeCodeMachine.provide({ actors: { clock: still } }) }
      }),
      { input: {} }
    ).start()
    actor.send({ type: 'REQUEST', email })
    await ended()
    return {
      isOn: passwordResetStepOf(actor.getSnapshot()) === 'code',
      failure: passwordResetFailureOf(actor.getSnapshot()),
      logged: []
    }
  },
  'POST /api/v1/reset-password': async (send) => {
    const actor = createActor(
      passwordResetMachine.provide({ actors: { resetPassword: by(send), oneTimeCode: rightCode } }),
      { input: { step: 'code', email } }
    ).start()
    actor.getSnapshot().children.oneTimeCode?.send({ type: 'SUBMIT', otp: '123456' })
    await ended()
    actor.send({ type: 'SUBMIT', password: 'p' })
    await ended()
    return {
      isOn: actor.getSnapshot().status === 'done',
      failure: passwordResetFailureOf(actor.getSnapshot()),
      logged: []
    }
  },
  'POST /api/v1/contact_us': async (send) => {
    const actor = createActor(contactMachine.provide({ actors: { send: by(send) } })).start()
    actor.send({ type: 'SEND', message: { name: 'Ada', email, topic: 'order', message: 'Hello' } })
    await ended()
    return { isOn: isSent(actor.getSnapshot()), failure: contactFailureOf(actor.getSnapshot()), logged: [] }
  },
  'POST /current-user': async (send) => {
    const logged: unknown[] = []
    const identity = listenTo({
      onUser: (report) => {
        report({ id: 'u1' })
        return () => {}
      }
    })
    const machine = sessionMachine.provide({
      actors: { identity, freshToken: fromPromise(async () => 't'), currentUser: by(send) },
      actions: { logFailure: (_, { error }) => void logged.push(error) }
    })
    const actor = createActor(machine).start()
    await ended()
    const { user, failure } = actor.getSnapshot().context
    return { isOn: user?._id === ada._id, failure, logged }
  },
  'POST /create-or-update-user': async (send) => {
    const actor = createActor(
      loginMachine.provide({ actors: { signInWithGoogle: fromPromise(async () => {}), createOrUpdateUser: by(send) } }),
      { input: {} }
    ).start()
    actor.send({ type: 'GOOGLE' })
    await ended()
    return { isOn: actor.getSnapshot().matches('signedIn'), failure: loginFailureOf(actor.getSnapshot()), logged: [] }
  }
}

describe.each(cases)('the flow that makes $name, answered by $answer', ({ name, answer, verdict }) => {
  it(verdict === 'ok' ? 'goes on' : 'swallows nothing', async () => {
    const { send, seen } = calling(name, answer)
    const { isOn, failure, logged } = await flows[name](send)
    expect(isOn).toBe(verdict === 'ok')
    if (name === 'POST /current-user') {
      // A failed look-up is only logged.
      expect(failure).toBeNull()
      expect(logged).toEqual(
        verdict === 'ok'
          ? []
          : [
              verdict === 'same'
                ? seen.error
                : expect.objectContaining({ name: 'ResponseError', status: Number(answer) })
            ]
      )
      if (verdict === 'same') expect(logged[0]).toBe(seen.error)
      return
    }
    if (verdict === 'ok') {
      expect(failure).toBeNull()
      return
    }
    const status = statusOf(name, answer)
    const needsBody =
      name === 'POST /api/v1/login' || name === 'POST /api/v1/verify-otp' || name === 'POST /create-or-update-user'
    const isUnreadable = answer.endsWith('not-json') || (needsBody && (answer.startsWith('with-') || answer === '204'))
    const code =
      answer === 'lost' ? 'network' : isUnreadable ? 'unreadable' : status < 400 ? 'unexpected-status' : 'invalid-input'
    expect(failure).toMatchObject({
      code,
      ...(answer === 'lost' ? {} : { status }),
      ...(code === 'invalid-input' ? { detail: 'Told to the person' } : {})
    })
    expect(failure?.message).toBe(
      verdict === 'login' || verdict === 'reg'
        ? texts[verdict]
        : verdict === 'same'
          ? failureOf(seen.error).message
          : `The server answered ${status}`
    )
  })
})

describe('the look-up of the current user', () => {
  it('is a POST with the token in the header authtoken and no body at all', async () => {
    const sent: Request[] = []
    const call = createClient({
      baseUrl: 'http://shop.test',
      fetch: async (input, init) => {
        sent.push(new Request(input, init))
        return Response.json(ada)
      }
    })
    expect(await call('POST /current-user', { headers: { authtoken: 'fresh' } })).toEqual({ status: 200, data: ada })
    const [request] = sent
    expect([
      request?.method,
      request?.url,
      request?.headers.get('authtoken'),
      request?.headers.get('content-type'),
      request?.body
    ]).toEqual(['POST', 'http://shop.test/current-user', 'fresh', null, null])
    expect(await request?.text()).toBe('')
  })
})
