import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

let dataDir: string
beforeAll(() => void (dataDir = mkdtempSync(join(tmpdir(), 'motif-main-'))))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

it('stops its database before it ends, however many processes pass one Ctrl-C on', { timeout: 60_000 }, async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit']
  })
  const ended = once(child, 'exit')
  let said = ''
  for await (const chunk of child.stdout) {
    said += String(chunk)
    if (said.includes('Ctrl-C stops it.')) break
  }
  const lock = join(dataDir, 'postgres/postmaster.pid')
  expect(existsSync(lock)).toBe(true)
  // Different signals, because the system may merge two equal pending ones.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) child.kill(signal)
  expect(await ended).toEqual([0, null])
  expect(existsSync(lock)).toBe(false)
})
