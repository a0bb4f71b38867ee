import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { lockFolder } from './folder-lock.ts'

const made: string[] = []
const folder = () => {
  const path = mkdtempSync(join(tmpdir(), 'motif-lock-'))
  made.push(path)
  return path
}
afterAll(() => {
  for (const path of made) rmSync(path, { recursive: true })
})

it('takes a folder for one process, and gives it back', () => {
  const path = folder()
  const release = lockFolder(path)
  expect(() => lockFolder(path)).toThrow(
    `The data folder ${path} is in use by process ${process.pid}. Stop it, or set DATA_DIR to another folder.`
  )
  release()
  lockFolder(path)()
  expect(readdirSync(path)).toEqual([])
})

it('takes over from a process that ended without saying so, even one whose number was given out again', async () => {
  const path = folder()
  const child = spawn('true')
  await once(child, 'close')
  writeFileSync(join(path, 'server.lock'), JSON.stringify({ pid: child.pid, start: '1' }))
  lockFolder(path)()
  writeFileSync(join(path, 'server.lock'), JSON.stringify({ pid: process.pid, start: '1' }))
  lockFolder(path)
  expect(JSON.parse(readFileSync(join(path, 'server.lock'), 'utf8'))).toMatchObject({ pid: process.pid })
})

it('takes over a lock that says nothing', () => {
  const path = folder()
  writeFileSync(join(path, 'server.lock'), '')
  lockFolder(path)()
  expect(readdirSync(path)).toEqual([])
})
