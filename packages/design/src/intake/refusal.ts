export type IntakeRefusal =
  | 'too-large'
  | 'too-many-pixels'
  | 'unreadable'
  | 'pdf-too-large'
  | 'pdf-damaged'
  | 'pdf-password'
  | 'pdf-empty'
  | 'pdf-picture-too-large'
  | 'pdf-too-slow'

/** A picture that this device cannot convert. */
export class IntakeError extends Error {
  override readonly name = 'IntakeError'
  readonly reason: IntakeRefusal
  constructor(reason: IntakeRefusal, cause?: unknown) {
    super(`The picture was refused: ${reason}.`, { cause })
    this.reason = reason
  }
}
