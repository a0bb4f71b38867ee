import { type Config, ConfigError, readConfig } from './platform/config.ts'
import { StartError } from './platform/start-error.ts'
import { type Closer, type RunningServer, startServer } from './server.ts'

/** Seconds everything at work has to finish in once the server takes no more. */
const shutdownTimeoutSeconds = 10
let drainSeconds = 0

const closers: Closer[] = []
let isEnding = false
let pressedAt = Number.NEGATIVE_INFINITY

async function closeAll(): Promise<void> {
  for (const close of closers.toReversed()) {
    try {
      await close()
    } catch (error) {
      process.stderr.write(`While stopping: ${error instanceof Error ? error.message : String(error)}\n`)
    }
  }
}

async function end(code: number): Promise<void> {
  if (isEnding) return
  isEnding = true
  const cut = setTimeout(() => process.exit(code || 1), (drainSeconds + shutdownTimeoutSeconds) * 1000)
  await closeAll()
  clearTimeout(cut)
  process.exit(code)
}

/** One Ctrl-C arrives up to three times within this: from the terminal, from npm and from `scripts/launch`. */
const pressMs = 500

function onSignal(): void {
  const isSamePress = performance.now() - pressedAt < pressMs
  if (isSamePress) return
  pressedAt = performance.now()
  if (!isEnding) {
    void end(0)
    return
  }
  // Asked again: tell the database to end, wait for nothing.
  void closeAll()
  setImmediate(() => process.exit(130))
}

function greeting({ url, seeded }: RunningServer, config: Config): string {
  const hasMailbox = config.smtpUrl === undefined && !config.isProduction
  const widest = Math.max(0, ...seeded.accounts.map(({ email }) => email.length))
  const lines = [
    `Shop      ${url}`,
    ...(hasMailbox ? [`Mailbox   ${url}/mailbox`] : []),
    ...(seeded.accounts.some(({ role }) => role === 'admin') ? [`Admin     ${url}/admin`] : []),
    ...(seeded.accounts.length > 0 ? ['', 'Sign in with'] : []),
    ...seeded.accounts.map(({ role, email, password }) => `  ${role.padEnd(9)} ${email.padEnd(widest)}   ${password}`),
    '',
    'Ctrl-C stops it.'
  ]
  return `\n${lines.map((line) => (line === '' ? '' : `  ${line}`)).join('\n')}\n\n`
}

process.on('SIGINT', onSignal)
process.on('SIGTERM', onSignal)
process.on('SIGHUP', onSignal)

try {
  const config = readConfig(process.env)
  drainSeconds = config.drainSeconds
  const running = await startServer(config, closers, (reason) => {
    if (isEnding) return
    process.stderr.write(`${reason} The shop cannot go on without it.\n`)
    void end(1)
  })
  if (!isEnding) process.stdout.write(greeting(running, config))
} catch (error) {
  const isMendable = error instanceof ConfigError || error instanceof StartError
  if (!isEnding)
    process.stderr.write(
      isMendable
        ? `${error.message}\n`
        : `The server did not start.\n${error instanceof Error ? error.stack : String(error)}\n`
    )
  await end(1)
}
