import type { ChallengeResult, Payable, PayerEvent, PaymentDetails } from '../checkout/index.ts'
import type { Failure } from '../outcome/index.ts'

export interface DifferenceContext {
  order: Payable
  failure: Failure | null
}

export type DifferenceEvent =
  | { type: 'PAY'; details: PaymentDetails }
  | { type: 'CHALLENGE_ANSWERED'; result: ChallengeResult }
  | PayerEvent
