import { existsSync } from 'node:fs'
import type { Config } from '../platform/config.ts'
import { freeBytes, freeBytesMin } from '../platform/probes.ts'
import { mailServerAnswers } from '../platform/smtp.ts'
import { openStorage } from '../platform/storage/open-storage.ts'
import { type Finding, fault, notice, ok, wordsOf } from './finding.ts'

/** Free bytes below which the owner should know that the disk fills up. */
const comfortableBytes = 2 * 2 ** 30

/** Timeout of external requests in milliseconds. */
const timeoutMs = 10_000

export async function storage(config: Config): Promise<Finding> {
  const [where, name] = [config.s3 ? `the bucket ${config.s3.bucket}` : config.dataDir, 'previews/doctor.txt'] as const
  try {
    const files = openStorage(config)
    await files.put(name, Buffer.from('motif'), 'text/plain')
    const isSame = (await files.get(name))?.toString() === 'motif'
    await files.delete(name)
    if (isSame) return ok('Storage', `${where} takes and gives files`)
    return fault('Storage', `${where} gave another file than it took`, 'Look at what stands in front of it.')
  } catch (error) {
    return fault(
      'Storage',
      `${where}: ${wordsOf(error)}`,
      config.s3
        ? 'Check the S3_… settings and the key’s rights (put, get, delete, list).'
        : 'Make DATA_DIR writable for the shop’s user.'
    )
  }
}

export async function disk({ dataDir }: Config): Promise<Finding> {
  const free = await freeBytes(dataDir)
  const told = `${(free / 2 ** 30).toFixed(1)} GiB free for ${dataDir}`
  if (free < freeBytesMin) return fault('Disk', told, 'Make room: below 100 MiB the server answers /readyz with 503.')
  return free < comfortableBytes ? notice('Disk', told, 'Make room, or lower PICTURE_CACHE_MB.') : ok('Disk', told)
}

export async function mail({ smtpUrl, mailFrom }: Config): Promise<Finding> {
  if (smtpUrl === undefined)
    return notice('Mail', 'mails stay in the database unsent', 'Set SMTP_URL and MAIL_FROM to send them.')
  const host = new URL(smtpUrl).host
  try {
    await mailServerAnswers(smtpUrl)
    return ok('Mail', `${host} lets the shop in; mails come from ${mailFrom}`)
  } catch (error) {
    return fault('Mail', `${host}: ${wordsOf(error)}`, 'Check SMTP_URL: host, port, name and password.')
  }
}

export async function redis({ redisUrl, servers }: Config): Promise<Finding> {
  if (redisUrl === undefined)
    return servers === 1
      ? ok('Redis', 'not needed by one server')
      : notice(
          'Redis',
          'each server counts requests for itself',
          `Set REDIS_URL, or limits are ${servers} times as high as they say.`
        )
  const { Redis } = await import('ioredis')
  const client = new Redis(redisUrl, { lazyConnect: true, connectTimeout: timeoutMs, retryStrategy: () => null })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.ping()
    return ok('Redis', `${new URL(redisUrl).host} answers`)
  } catch (error) {
    return fault('Redis', wordsOf(error), 'Check REDIS_URL. Without it the shop runs, and counts no requests.')
  } finally {
    client.disconnect()
  }
}

export async function stripe({ stripe: settings }: Config): Promise<Finding> {
  if (!settings)
    return notice('Stripe', 'payments take test cards only', 'Set STRIPE_SECRET_KEY and the two settings beside it.')
  const isLive = settings.secretKey.includes('_live_')
  try {
    const answer = await fetch(`${settings.apiBase ?? 'https://api.stripe.com'}/v1/balance`, {
      headers: { authorization: `Bearer ${settings.secretKey}` },
      signal: AbortSignal.timeout(timeoutMs)
    })
    await answer.body?.cancel()
    if (answer.status === 401)
      return fault('Stripe', 'the secret key is refused', 'Copy STRIPE_SECRET_KEY from the dashboard again.')
  } catch (error) {
    return fault(
      'Stripe',
      `its API cannot be reached: ${wordsOf(error)}`,
      'Let the server reach api.stripe.com by HTTPS.'
    )
  }
  return isLive
    ? ok('Stripe', 'takes the live key')
    : notice('Stripe', 'takes the key, which is a test key', 'No money moves until both keys are live ones.')
}

export async function firebase({ firebase: settings }: Config): Promise<Finding> {
  if (!settings) return ok('Firebase', 'not used: people sign in at the shop')
  try {
    const answer = await fetch('https://www.googleapis.com/oauth2/v3/certs', { signal: AbortSignal.timeout(timeoutMs) })
    await answer.body?.cancel()
    return ok('Firebase', `project ${settings.web.projectId}; Google can be reached`)
  } catch (error) {
    return fault(
      'Firebase',
      `Google cannot be reached: ${wordsOf(error)}`,
      'Let the server reach googleapis.com by HTTPS.'
    )
  }
}

export function build({ shopBuild }: Config): Finding {
  return existsSync(shopBuild.serverEntry)
    ? ok('Build', 'the shop’s pages are built')
    : fault('Build', 'the shop’s pages are not built', 'Run npm run build.')
}
