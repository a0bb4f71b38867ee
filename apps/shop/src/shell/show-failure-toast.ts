import { type Failure, failureOf } from '@motif/flows/outcome'
import { type ToasterStore, toaster } from '@motif/ui/components/toaster'
import { sentenceOf } from '@motif/ui/failure'

/** Converts any error to a failure. */
export const failureIn = (error: unknown): Failure =>
  error instanceof Error && 'failure' in error ? (error.failure as Failure) : failureOf(error)

/** Shows an error to the user, by default in a toast. */
export function showFailureToast(error: unknown, tell: ToasterStore['show'] = toaster.show): void {
  tell({ tone: 'bad', title: sentenceOf(failureIn(error)) })
}
