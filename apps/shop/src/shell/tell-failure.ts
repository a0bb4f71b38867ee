import { type Failure, failureOf } from '@motif/flows/outcome'
import { toaster } from '@motif/ui/components/toaster'
import { sentenceOf } from '@motif/ui/failure'

/** Why something did not happen, also where a flow already knew. */
export const failureIn = (error: unknown): Failure =>
  error instanceof Error && 'failure' in error ? (error.failure as Failure) : failureOf(error)

/** Tells the person in a toast why something did not happen. */
export function tellFailure(error: unknown): void {
  toaster.show({ tone: 'bad', title: sentenceOf(failureIn(error)) })
}
