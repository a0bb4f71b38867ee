/** A reason not to start that the operator can fix. The message says what happened and what to do. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
