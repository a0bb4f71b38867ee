import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { ChallengeResult, PaidThing, PayerEvent, PaymentDetails } from '../checkout/index.ts'
import type { Failure } from '../outcome/index.ts'
import type { differenceMachine } from './machine.ts'

export interface DifferenceContext {
  order: PaidThing
  failure: Failure | null
}

export type DifferenceEvent =
  | { type: 'PAY'; details: PaymentDetails }
  | { type: 'CHALLENGE_ANSWERED'; result: ChallengeResult }
  | PayerEvent

export type DifferenceActor = ActorRefFrom<typeof differenceMachine>
export type DifferenceSnapshot = SnapshotFrom<typeof differenceMachine>
