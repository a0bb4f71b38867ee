/**
 * Validates responses against the contract: required members and their types. Generated from the schemas, and loaded with the first call, so that
 * no page waits for it.
 */
import shapes from './answer-shapes.json' with { type: 'json' }

/**
 * `s` string, `n` number, `b` boolean, `*` anything · an object: its required members · `['[]', x]` a list of x · `['?', x]` x or null · `['|', x,
 * …]` one of several.
 */
export type AnswerShape = string | { [member: string]: AnswerShape } | Several
interface Several extends Array<AnswerShape> {}

const kinds: Readonly<Record<string, string>> = { s: 'string', n: 'number', b: 'boolean' }

/** Whether a JSON value has a shape. Additional members are allowed. */
export function fits(value: unknown, shape: AnswerShape): boolean {
  if (shape === '*') return true
  if (typeof shape === 'string') return typeof value === kinds[shape]
  if (Array.isArray(shape)) {
    const [mark, ...inner] = shape
    const one = (item: unknown) => inner.some((each) => fits(item, each))
    if (mark === '[]') return Array.isArray(value) && value.every(one)
    return (mark === '?' && value === null) || one(value)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.entries(shape).every(([member, inner]) => fits((value as Record<string, unknown>)[member], inner))
}

/** A check whether a body is a valid response to a call. A call without a stored shape accepts any body. */
export function answerCheckOf(stored: object): (name: string, body: unknown) => boolean {
  const shapeOf = stored as Readonly<Record<string, AnswerShape>>
  return (name, body) => {
    const shape = shapeOf[name]
    return shape === undefined || fits(body, shape)
  }
}

/** Whether `body` is a valid response to a call that is not one of staff. */
export const isAnswerTo = answerCheckOf(shapes)
