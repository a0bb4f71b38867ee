import type { LoginData, Problem } from '@motif/contract'
import { ResponseError } from '@motif/contract/client'

/** The one account of these stories, its password, and the code that is always right. */
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

/** The client's error for a refusal. */
export const refusal = (status: number, code: Problem['code'], detail: string) =>
  new ResponseError(status, { type: 'about:blank', title: detail, status, detail, code, requestId: 'story' })
