/**
 * Starts all servers of the journeys at the same time and prints a line when all of them answer: Playwright would start them one after the
 * other. If a server exits early or its address is already in use, all of them end.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ensureBuild } from '../../scripts/ensure-build.ts'
import google from '../google.config.ts'
import journeys from '../playwright.config.ts'
import stripe from '../stripe.config.ts'

const servers = [journeys, stripe, google].flatMap(({ webServer }) => webServer ?? [])
type Server = (typeof servers)[number]

/** Whether an address answers: with any status, or with one below 404, which Playwright expects of a `url`. */
const answers = (address: string, isAnyGood: boolean) =>
  fetch(address).then(
    ({ status }) => status < 404 || isAnyGood,
    () => false
  )

/** Milliseconds until all must answer, even on a slow machine, whose cores they share. */
const patienceMs = 220_000

async function start({ command, env, url, port }: Server): Promise<void> {
  const address = url ?? `http://127.0.0.1:${port}/`
  if (await answers(address, true)) throw new Error(`Somebody else answers at ${address}`)
  const child = spawn(command, {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, ...env },
    shell: true,
    stdio: ['ignore', 'ignore', 'inherit']
  })
  const ended = once(child, 'exit').then(() => {
    throw new Error(`It ended before it answered: ${command}`)
  })
  const answered = async () => {
    while (!(await answers(address, url === undefined))) await wait(100)
  }
  const late = async () => {
    await wait(patienceMs, undefined, { ref: false })
    throw new Error(`Nobody answers at ${address}`)
  }
  await Promise.race([ended, answered(), late()])
}

// Shops that start at the same time would each build the changes.
ensureBuild()
try {
  await Promise.all(servers.map(start))
  console.log('Every server answers')
} catch (error) {
  console.error(error)
  // The process group contains all started servers and this process.
  process.kill(0, 'SIGTERM')
}
