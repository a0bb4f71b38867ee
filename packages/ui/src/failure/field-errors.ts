import type { Failure } from '@motif/contract'
import { m } from '@motif/messages'
import { sentenceOf } from './sentences.ts'

/** Error messages by field; a general failure is assigned to the field it concerns. */
export function fieldErrors(failure: Failure | null | undefined): Record<string, string> {
  if (!failure) return {}
  if (failure.fields)
    return Object.fromEntries(
      Object.entries(failure.fields).map(([name, sentence]) => [name, sentence || m.common_failure_field()])
    )
  return failure.field === undefined ? {} : { [failure.field]: sentenceOf(failure) }
}
