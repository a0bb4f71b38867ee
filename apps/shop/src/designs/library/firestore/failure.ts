import { type FailureCode, FlowError } from '@motif/flows/outcome'
import { FirebaseError } from 'firebase/app'
import type { FirestoreErrorCode } from 'firebase/firestore'

const codes: Partial<Record<FirestoreErrorCode, FailureCode>> = {
  unavailable: 'network',
  'deadline-exceeded': 'network',
  unauthenticated: 'sign-in-required',
  'permission-denied': 'forbidden',
  'resource-exhausted': 'unavailable',
  'invalid-argument': 'invalid-input'
}

/** Converts a Firestore error to a flow error; other values are returned unchanged. */
export const flowErrorOf = (error: unknown): unknown =>
  error instanceof FirebaseError
    ? new FlowError(error.message, { code: codes[error.code as FirestoreErrorCode] ?? 'unavailable' }, error)
    : error

const isOf = (error: unknown, ...asked: FirestoreErrorCode[]): boolean =>
  error instanceof FirebaseError && asked.some((code) => code === error.code)

export const isRefusal = (error: unknown): boolean => isOf(error, 'permission-denied')
export const isUnreached = (error: unknown): boolean => isOf(error, 'unavailable', 'deadline-exceeded')

/** The same error text as the API's. */
export const conflict = () => new FlowError('Changed elsewhere', { code: 'conflict', status: 409 })
export const notFound = () => new FlowError('There is no such design', { code: 'not-found', status: 404 })
export const tooLarge = () => new FlowError('The design is too large', { code: 'too-large', status: 413 })
