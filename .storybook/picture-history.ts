import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { logFormat, type PictureChange, readPictureLog } from '../stories/start/picture-history.ts'

/** So many commits that changed pictures can be chosen from. */
const mostCommits = 50

/** What changed the accepted pictures; nothing where the sources come without their history. */
export function readPictureHistory(): PictureChange[] {
  try {
    const log = execFileSync('git', ['log', `--max-count=${mostCommits}`, ...logFormat, '--', 'stories/baselines'], {
      cwd: join(import.meta.dirname, '..'),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64_000_000
    })
    return readPictureLog(log)
  } catch {
    return []
  }
}
