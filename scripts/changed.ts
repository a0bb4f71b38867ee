/** What a change touches, for `npm test -- --changed`. */
import { execFileSync } from 'node:child_process'

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
const linesOf = (text: string) => text.split('\n').filter((line) => line !== '')

/** Base commit of a comparison: the merge base with the origin's `main`, else the previous commit. */
export function baseOf(asked: string | undefined): string {
  if (asked !== undefined) return git('rev-parse', '--verify', `${asked}^{commit}`).trim()
  try {
    return git('merge-base', 'HEAD', 'origin/main').trim()
  } catch {
    return git('rev-parse', 'HEAD~1').trim()
  }
}

/** Changed and new files since a commit, without deleted ones. */
export const changedSince = (base: string): string[] => [
  ...new Set([
    ...linesOf(git('diff', '--name-only', '--diff-filter=d', base)),
    ...linesOf(git('ls-files', '--others', '--exclude-standard'))
  ])
]

const commonFolders = (one: string, other: string): number => {
  const [left, right] = [one.split('/'), other.split('/')]
  const end = left.findIndex((part, index) => part !== right[index])
  return end === -1 ? left.length : end
}

/** The test files nearest to the changed files, up to a limit. */
export const nearest = (testFiles: readonly string[], changed: readonly string[], most: number): string[] =>
  testFiles
    .map((file) => ({ file, nearness: Math.max(0, ...changed.map((other) => commonFolders(file, other))) }))
    .toSorted((one, other) => other.nearness - one.nearness)
    .slice(0, most)
    .map(({ file }) => file)

export const isFormatted = (file: string): boolean => /\.(?:[cm]?[jt]sx?|jsonc?|css|html|ya?ml|md)$/.test(file)
export const isLinted = (file: string): boolean => /\.[cm]?[jt]sx?$/.test(file)
