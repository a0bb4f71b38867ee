import { type Failure, failureOf } from '@motif/flows/outcome'
import { toaster } from '@motif/ui/components/toaster'
import { sentenceOf } from '@motif/ui/failure'

const carried = (error: unknown): Failure | undefined => (error instanceof Error && 'failure' in error ? (error.failure as Failure) : undefined)

/** Tells the person in a toast why something did not happen. */
export function tellFailure(error: unknown): void {
  toaster.show({ tone: 'bad', title: sentenceOf(carried(error) ?? failureOf(error)) })
}
