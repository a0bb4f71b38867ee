import { pino } from 'pino'
import type { Config } from './config.ts'
import { type Tracing, noTracing } from './telemetry/tracing.ts'

/** Query parameters that hold secrets or names. */
const secretQueries =
  /([?&](?:key|email|otp|resetToken|token|clientSecret|password|alerts|newsletter|unsubscribe|reminders?|preview|pay)=)[^&#]*/gi
/** Path segments that act as a capability: a cart, a guest's order, a payment. Six characters stay for recognition. */
const secretPaths = /\/(carts|orders|designs|uploads|checkouts|test-payments)\/([A-Za-z0-9_-]{6})[A-Za-z0-9_-]{6,}/g

const redactUrl = (url: string): string => url.replace(secretQueries, '$1…').replace(secretPaths, '/$1/$2…')

/** Names of members that may hold secrets in logged objects. */
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

/** The message of a failed statement ends with its parameters, which are personal data. */
const withoutValues = (text: string | undefined) => text?.replace(/\nparams:[^\n]*/g, '')

interface LoggedError {
  type: string
  message: string
  stack: string
  /** Not named `code`, because the log redacts that name. */
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

/** One JSON line per event, or readable lines on a terminal. A test passes its own stream. */
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
