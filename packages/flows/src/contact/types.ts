import type { AnswerOf, BodyOf, CallResult } from '@motif/contract/client'
import type { Failure } from '../outcome/index.ts'

export type ContactMessageDraft = BodyOf<'POST /api/v1/contact_us'>
export type ContactResponse = CallResult<AnswerOf<'POST /api/v1/contact_us'>>

export interface ContactContext {
  failure: Failure | null
}

export type ContactEvent =
  | { type: 'SEND'; message: ContactMessageDraft }
  | { type: 'EDIT' }
  /** Starts another message after one was sent. */
  | { type: 'WRITE_AGAIN' }
