import type { LoginData } from '@motif/contract'
import type { CallResult } from '@motif/contract/client'
import type { Failure } from '../outcome/index.ts'

export interface LoginInput {
  email?: string
  /** Path to return to. */
  returnTo?: string
}

export interface LoginContext {
  email: string
  returnTo: string | undefined
  failure: Failure | null
}

export interface Credentials {
  email: string
  password: string
}

export type LoginEvent = ({ type: 'SUBMIT' } & Credentials) | { type: 'GOOGLE' } | { type: 'EDIT' }

export type LoginResponse = CallResult<LoginData>
/** Next step: continue, or verify an unverified e-mail. */
export type LoginOutput =
  | { kind: 'signed-in'; returnTo: string | undefined }
  | { kind: 'unverified'; email: string; returnTo: string | undefined }
