import type { z } from 'zod'

/** Who may make a call: anybody, anybody but known if signed in, a signed-in person, an administrator. */
export type Access = 'public' | 'optional' | 'user' | 'admin'

/** One call, its parts as schemas. The key it stands under is `METHOD /path` with `{name}` for parameters. */
export interface CallDefinition {
  summary: string
  tag: string
  access: Access
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  headers?: z.ZodType
  /** Multipart with one part `file`; mutually exclusive with `body`. */
  upload?: true
  /** With `upload`: the parts beside the file, each a text. */
  form?: z.ZodType
  /** Answers by success status. `'binary'` is a file, not JSON. */
  answers: Record<number, z.ZodType | 'binary'>
  /** The status alone says that it worked; what stands in the body is a help, and its lack no failure. */
  isJudgedByStatus?: true
}

export const defineCalls = <
  const Calls extends Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`, CallDefinition>
>(
  calls: Calls
): Calls => calls
