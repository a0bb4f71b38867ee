/** Why a drawing is not taken over. `name` in the error is what of it is meant, as the file writes it. */
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
  /** What of the file is meant, at most 40 characters. */
  readonly what: string
  constructor(reason: SvgRefusal, what = '') {
    super(`The drawing was refused: ${reason} ${what.slice(0, 40)}`)
    this.reason = reason
    this.what = what.slice(0, 40)
  }
}
