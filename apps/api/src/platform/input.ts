import type { z } from 'zod'
import { ProblemError } from './problem.ts'

/** RFC 6901: `~` and `/` inside a name are escaped. */
const pointerOf = (path: readonly PropertyKey[]) =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

const wordsOf = (issue: z.core.$ZodIssue): string => {
  const path = issue.path.map(String).join('.')
  return path === '' ? issue.message : `${path}: ${issue.message}`
}

/** Parses one part of a request. Refuses invalid input with a JSON pointer for each wrong member. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema>
export function parseInput(schema: z.ZodType | undefined, value: unknown): unknown
export function parseInput(schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const issues = result.error.issues
  // The schema's own messages: they address programmers, since forms check the same rules before they send.
  throw new ProblemError('input-invalid', {
    params: { issues: issues.slice(0, 3).map(wordsOf) },
    errors: issues.slice(0, 50).map(({ path, code, message }) => ({
      pointer: pointerOf(path),
      code,
      reason: 'member-invalid',
      params: { message }
    }))
  })
}
