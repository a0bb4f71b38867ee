import { type Failure, failureOf } from '@motif/flows/outcome'
import { type ToasterStore, toaster } from '@motif/ui/components/toaster'
import { sentenceOf } from '@motif/ui/failure'

/** Why something did not happen, also where a flow already knew. */
export const failureIn = (error: unknown): Failure =>
  error instanceof Error && 'failure' in error ? (error.failure as Failure) : failureOf(error)

/** Tells the person why something did not happen: in a toast, unless it is told elsewhere. */
export function tellFailure(error: unknown, tell: ToasterStore['show'] = toaster.show): void {
  tell({ tone: 'bad', title: sentenceOf(failureIn(error)) })
}
