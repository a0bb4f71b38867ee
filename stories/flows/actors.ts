import type { LoginData, Problem } from '@motif/contract'
import { ResponseError } from '@motif/contract/client'

/** The only account of these stories, with its password and the valid verification code. */
export const account = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  password: 'analytical engine',
  code: '123456'
} as const

export const loginData: LoginData = {
  id_token: 'header.payload.signature',
  expires_in: 900,
  user: { _id: 'u1', name: account.name, email: account.email, role: 'customer' }
}

/** The error that the client throws for a problem response. */
export const refusal = (status: number, code: Problem['code'], detail: string) =>
  new ResponseError(status, { type: 'about:blank', title: detail, status, detail, code, requestId: 'story' })
