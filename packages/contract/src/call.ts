import type { z } from 'zod'
import type { Permission } from './staff-rules.ts'

/** Who may make a call: anybody, anybody but known if signed in, a signed-in person, somebody of staff. */
export type Access = 'public' | 'optional' | 'user' | 'admin'

/** What somebody of staff must be allowed to, named by every call for staff and by no other. */
type Guard =
  | {
      access: 'admin'
      permission: Permission
      /** Answered before the second step of signing in, which is taken or set up by it. */
      isBeforeTwoFactor?: true
    }
  | { access: Exclude<Access, 'admin'>; permission?: undefined; isBeforeTwoFactor?: undefined }

/** One call, its parts as schemas. The key it stands under is `METHOD /path` with `{name}` for parameters. */
export type CallDefinition = Guard & CallParts

interface CallParts {
  summary: string
  tag: string
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
