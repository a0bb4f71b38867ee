import type { Pool } from 'pg'
import { type Config, ConfigError, readConfig } from '../platform/config.ts'
import { connectDatabase } from '../platform/connect-database.ts'
import { openDatabase } from '../platform/database.ts'
import { examineDatabase, examinePool, examineReplica } from './database.ts'
import { type Finding, fault, notice, ok, wordsOf } from './finding.ts'
import { build, disk, firebase, mail, redis, storage, stripe } from './services.ts'

type Env = Readonly<Record<string, string | undefined>>

function sentencesOf(env: Env): readonly string[] {
  try {
    readConfig(env)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.sentences
    throw error
  }
}

/** What production would refuse in these settings; each sentence starts with the setting's name. */
function examineSettings(env: Env): Finding[] {
  const faults = sentencesOf({ ...env, NODE_ENV: 'production' }).map((sentence) => {
    const [, name = 'Settings'] = /^([A-Z][A-Z0-9_]+)/.exec(sentence) ?? []
    const [detail = sentence, ...advice] = sentence.split(/(?<=[.:]) /)
    return fault(name, detail.replace(/[.:]$/, ''), advice.join(' '))
  })
  return faults.length > 0 ? faults : [ok('Settings', 'complete for production')]
}

function examineAddress({ publicUrl, allows, isProduction, trustProxy }: Config): Finding[] {
  const { protocol, hostname } = new URL(publicUrl)
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1'
  return [
    ...(protocol === 'https:' || isLocal
      ? []
      : [
          fault(
            'PUBLIC_URL',
            `${publicUrl} is not secure`,
            'Put a proxy with TLS in front, and name its https:// address.'
          )
        ]),
    ...(protocol === 'https:' && trustProxy === false
      ? [
          fault(
            'TRUST_PROXY',
            'not set, and the proxy with TLS hides the addresses of visitors',
            'All visitors share one limit of requests. Name the number of proxies in front, such as TRUST_PROXY=1.'
          )
        ]
      : []),
    ...(isProduction && allows.size > 0
      ? [
          notice(
            'ALLOW',
            [...allows].join(', '),
            'Parts for trying out are in use. Take out what customers should not meet.'
          )
        ]
      : [])
  ]
}

async function database(config: Config): Promise<Finding[]> {
  const advice =
    config.databaseUrl === undefined
      ? 'Look into postgres.log in DATA_DIR.'
      : `Check ${config.databaseDirectUrl === undefined ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL'}: host, port, name, password and rights.`
  try {
    const { connection, stop } = await connectDatabase(config)
    const opened = openDatabase({ ...connection, max: 1 }, () => undefined)
    try {
      return await examineDatabase(opened.pool, config)
    } finally {
      await opened.close()
      await stop()
    }
  } catch (error) {
    return [fault('PostgreSQL', wordsOf(error), advice)]
  }
}

/** Checks a database over a connection that is then closed. An unavailable one is a fault. */
async function findingAt(
  connectionString: string,
  isPooled: boolean,
  look: (pool: Pool) => Promise<Finding>,
  away: { name: string; advice: string }
): Promise<Finding> {
  const opened = openDatabase({ connectionString, max: 1 }, () => undefined, { isPooled })
  try {
    return await look(opened.pool)
  } catch (error) {
    return fault(away.name, wordsOf(error), away.advice)
  } finally {
    await opened.close()
  }
}

/** The transaction pooler that `DATABASE_URL` names beside a direct address. */
async function databasePool({ databaseUrl, databaseDirectUrl }: Config): Promise<Finding[]> {
  if (databaseUrl === undefined || databaseDirectUrl === undefined) return []
  const away = { name: 'Pool', advice: 'Check DATABASE_URL and the pool it names.' }
  return [await findingAt(databaseUrl, true, examinePool, away)]
}

/** The replicas of the database, each with its state. */
const databaseCopies = ({ databaseReplicaUrls, databaseDirectUrl }: Config): Promise<Finding[]> =>
  Promise.all(
    databaseReplicaUrls.map((url, index) => {
      const name = databaseReplicaUrls.length > 1 ? `Copy ${index + 1}` : 'Copy'
      return findingAt(url, databaseDirectUrl !== undefined, (pool) => examineReplica(pool, name), {
        name,
        advice: 'Check DATABASE_REPLICA_URLS: host, port, name, password and rights.'
      })
    })
  )

/** Checks every setting and dependency for production. Dependencies are only checked if the settings are readable. */
export async function examine(env: Env): Promise<Finding[]> {
  const settings = examineSettings(env)
  let config: Config
  try {
    config = readConfig(env)
  } catch {
    // What only production refuses does not prevent checks of the dependencies.
    try {
      config = readConfig({ ...env, NODE_ENV: 'development' })
    } catch {
      return settings
    }
  }
  const parts = await Promise.all([
    database(config),
    databasePool(config),
    databaseCopies(config),
    storage(config),
    disk(config),
    mail(config),
    redis(config),
    stripe(config),
    firebase(config)
  ])
  return [...settings, ...examineAddress(config), build(config), ...parts.flat()]
}
