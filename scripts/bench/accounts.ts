import { setTimeout as pause } from 'node:timers/promises'
import { type Call, createClient, isResponseError } from '@motif/contract/client'
import type { Row } from './table.ts'

const tries = 300
const password = 'plum kettle orbit'
const person = (group: string, index: number) => `${group}-${index}@bench.example`

/** Refusals are answers too: what is measured is how long they take. */
const answered = async (call: Promise<unknown>) => {
  try {
    await call
  } catch (error) {
    if (!isResponseError(error) || error.status >= 500) throw error
  }
}

async function codeFor(origin: string, email: string): Promise<string> {
  for (let waited = 0; waited < 120_000; waited += 200) {
    const mails = (await (await fetch(`${origin}/mailbox.json?to=${encodeURIComponent(email)}`)).json()) as {
      text: string
    }[]
    const code = /^\d{6}$/m.exec(mails[0]?.text ?? '')?.[0]
    if (code !== undefined) return code
    await pause(200)
  }
  throw new Error(`No code came for ${email}.`)
}

/** People sign up at home; what is measured comes from elsewhere, as an attacker's calls do. */
const atHome = { headers: { 'x-forwarded-for': '203.0.113.1' } }

/** Creates verified accounts, four at a time. */
async function signUp(call: Call, origin: string): Promise<void> {
  const all = Array.from({ length: tries }, (_, index) => person('known', index))
  const inFours = (work: (email: string) => Promise<unknown>) => {
    const queue = [...all]
    return Promise.all(
      Array.from({ length: 4 }, async () => {
        for (let email = queue.shift(); email !== undefined; email = queue.shift()) await work(email)
      })
    )
  }
  await inFours((email) => call('POST /api/v1/register', { ...atHome, body: { name: 'Bench Buyer', email, password } }))
  await inFours(async (email) =>
    call('POST /api/v1/verify-otp', {
      ...atHome,
      body: { email, otp: await codeFor(origin, email), purpose: 'register' }
    })
  )
}

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN

/** Measures known and unknown addresses in pairs of random order, so that background load affects both equally. */
async function compare(what: string, ask: (email: string) => Promise<unknown>): Promise<Row & { ratio: number }> {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let index = 0; index < tries; index += 1) {
    const pair = Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const group of pair) {
      const began = performance.now()
      await answered(ask(person(group, index)))
      times[group].push(performance.now() - began)
    }
  }
  const [known, unknown] = [median(times.known), median(times.unknown)]
  const ratio = known / unknown
  return {
    what,
    ratio,
    figure: `known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms, ratio ${ratio.toFixed(3)}`
  }
}

/** Response times for e-mail addresses with and without an account: medians of 300 calls each. */
export async function benchAccounts(origin: string): Promise<Row[]> {
  const call = createClient({ baseUrl: origin })
  await signUp(call, origin)
  // Codes go out a minute apart; each call below is to be the first of its minute.
  await pause(61_000)
  const rows = [
    await compare('login, wrong password', (email) =>
      call('POST /api/v1/login', { body: { email, password: 'not this one' } })
    ),
    await compare('forgotten password', (email) => call('POST /api/v1/request-reset-password', { query: { email } })),
    await compare('resend, too soon', (email) =>
      call('POST /api/v1/resend-otp', { body: { email, purpose: 'reset' } })
    ),
    await pause(61_000).then(() =>
      compare('resend', (email) => call('POST /api/v1/resend-otp', { body: { email, purpose: 'reset' } }))
    ),
    await compare('a wrong code', (email) =>
      call('POST /api/v1/verify-otp', { body: { email, otp: '000000', purpose: 'reset' } })
    ),
    // Last: whoever was unknown has an account afterwards.
    await compare('register', (email) =>
      call('POST /api/v1/register', { body: { name: 'Bench Buyer', email, password } })
    )
  ]
  for (const { what, ratio } of rows)
    if (Math.abs(ratio - 1) > 0.1) console.error(`${what}: known and unknown addresses differ by more than a tenth.`)
  return rows
}
