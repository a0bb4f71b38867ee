/** Why a file is refused. The error's `what` names the cause as written in the file. */
export type SvgRefusal =
  | 'too-large'
  | 'not-svg'
  | 'damaged'
  | 'doctype'
  | 'entity'
  | 'script'
  | 'external'
  | 'element'
  | 'property'
  | 'number'
  | 'path'
  | 'fill-rule'
  | 'gradient'
  | 'too-deep'
  | 'too-many'
  | 'too-detailed'
  | 'empty'

export class SvgError extends Error {
  override readonly name = 'SvgError'
  readonly reason: SvgRefusal
  /** The cause, at most 40 characters. */
  readonly what: string
  constructor(reason: SvgRefusal, what = '') {
    super(`The drawing was refused: ${reason} ${what.slice(0, 40)}`)
    this.reason = reason
    this.what = what.slice(0, 40)
  }
}
