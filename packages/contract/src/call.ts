import type { z } from 'zod'
import type { Permission } from './staff-rules.ts'

/** Who may make a call: anybody; anybody, with the person if signed in; a signed-in person; staff. */
export type Access = 'public' | 'optional' | 'user' | 'admin'

/** The permission that a staff call requires; only staff calls have one. */
type Guard =
  | {
      access: 'admin'
      permission: Permission
      /** Allowed before the second factor, for calls that check it or set it up. */
      isBeforeTwoFactor?: true
    }
  | { access: Exclude<Access, 'admin'>; permission?: undefined; isBeforeTwoFactor?: undefined }

/** A call with the schemas of its parts. Its key is `METHOD /path` with `{name}` for parameters. */
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
  /** With `upload`: the text parts beside the file. */
  form?: z.ZodType
  /** Responses by success status. `'binary'` is a file, not JSON. */
  answers: Record<number, z.ZodType | 'binary'>
  /** The status alone tells success; the body is optional. */
  isJudgedByStatus?: true
}

export const defineCalls = <
  const Calls extends Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`, CallDefinition>
>(
  calls: Calls
): Calls => calls
