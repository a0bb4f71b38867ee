/** A reason not to start that the person starting can mend. Its message says what happened and what to do. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
