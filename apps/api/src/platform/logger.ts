import { pino } from 'pino'
import type { Config } from './config.ts'
import { type Tracing, noTracing } from './telemetry/tracing.ts'

/** Query values that open something or name somebody. */
const secretQueries =
  /([?&](?:key|email|otp|resetToken|token|clientSecret|password|alerts|newsletter|unsubscribe|reminders?|preview|pay)=)[^&#]*/gi
/** Path parts whose name is their only lock: a cart, a guest's order, a payment. Six characters are left to recognise them by. */
const secretPaths = /\/(carts|orders|designs|uploads|checkouts|test-payments)\/([A-Za-z0-9_-]{6})[A-Za-z0-9_-]{6,}/g

const redactUrl = (url: string): string => url.replace(secretQueries, '$1…').replace(secretPaths, '/$1/$2…')

/** Names under which a secret may stand in something that is logged whole. */
const secretNames = [
  'authtoken',
  'cookie',
  'authorization',
  'password',
  'otp',
  'code',
  'clientSecret',
  'resetToken',
  'id_token',
  'refreshToken'
]

/** A failed statement's message ends in its values, which are people's data. */
const withoutValues = (text: string | undefined) => text?.replace(/\nparams:[^\n]*/g, '')

interface LoggedError {
  type: string
  message: string
  stack: string
  /** Not called `code`: under that name a person's secret is kept back. */
  errorCode?: string
  cause?: LoggedError
}

function loggedError(error: Error): LoggedError {
  const code = (error as NodeJS.ErrnoException).code
  return {
    type: error.name,
    message: withoutValues(error.message) ?? '',
    stack: withoutValues(error.stack) ?? '',
    ...(code === undefined ? undefined : { errorCode: code }),
    ...(error.cause instanceof Error ? { cause: loggedError(error.cause) } : undefined)
  }
}

/** One JSON line an event; readable lines where a person watches. A test hands in its own stream. */
export function createLogger(
  config: Config,
  stream?: { write(line: string): void },
  tracing: Pick<Tracing, 'logFields'> = noTracing
) {
  const isWatched = stream === undefined && process.stdout.isTTY
  const options = {
    level: config.logLevel,
    mixin: () => tracing.logFields() ?? {},
    redact: { paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[kept back]' },
    serializers: {
      err: (error: unknown) => (error instanceof Error ? loggedError(error) : error),
      url: (url: unknown) => (typeof url === 'string' ? redactUrl(url) : url)
    },
    ...(isWatched
      ? { transport: { target: 'pino-pretty', options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname' } } }
      : undefined)
  }
  return stream === undefined ? pino(options) : pino(options, stream)
}
