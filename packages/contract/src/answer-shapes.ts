import { z } from 'zod'
import type { AnswerShape } from './answer-check.ts'
import type { CallDefinition } from './call.ts'
import { calls } from './calls.ts'
import { isStaffCall } from './staff-calls.ts'

type JsonSchema = z.core.JSONSchema.JSONSchema

const primitives: Readonly<Record<string, AnswerShape>> = { string: 's', number: 'n', integer: 'n', boolean: 'b' }

const isObject = ({ type, properties }: JsonSchema) => type === 'object' && properties !== undefined

function alternatives(options: readonly JsonSchema[], resolve: (schema: JsonSchema) => AnswerShape): AnswerShape {
  const present = options.filter(({ type }) => type !== 'null')
  const [only] = present
  if (only === undefined) return '*'
  const shape: AnswerShape =
    present.length === 1 ? resolve(only) : present.every(isObject) ? ['|', ...present.map(resolve)] : '*'
  return present.length < options.length && shape !== '*' ? ['?', shape] : shape
}

/** Required members and their types. Optional members, limits and enums are left out, because a newer server may extend them. */
function shapeOf(schema: z.ZodType): AnswerShape {
  const root = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as JsonSchema
  const resolve = (part: JsonSchema): AnswerShape => {
    const options = part.anyOf ?? part.oneOf
    if (options) return alternatives(options, resolve)
    if (part.type === 'array') return ['[]', resolve((part.items ?? {}) as JsonSchema)]
    if (part.type !== 'object') return primitives[String(part.type)] ?? '*'
    const members = (part.required ?? []).map(
      (name) => [name, resolve((part.properties?.[name] ?? {}) as JsonSchema)] as const
    )
    return Object.fromEntries(members.filter(([, shape]) => shape !== '*'))
  }
  return resolve(root)
}

function shapeOfAnswers({ answers, isJudgedByStatus }: CallDefinition): AnswerShape {
  const schemas = Object.values(answers).filter((answer) => answer !== 'binary')
  if (isJudgedByStatus || schemas.length === 0) return '*'
  const shapes = [...new Map(schemas.map(shapeOf).map((shape) => [JSON.stringify(shape), shape])).values()]
  const [only] = shapes
  return shapes.length === 1 && only !== undefined ? only : ['|', ...shapes]
}

/** The response shape of every call, by name; calls with arbitrary responses are left out. */
const answerShapes = (): Record<string, AnswerShape> =>
  Object.fromEntries(
    Object.entries<CallDefinition>(calls).flatMap(([name, call]) => {
      const shape = shapeOfAnswers(call)
      return shape === '*' ? [] : [[name, shape]]
    })
  )

/** A file that the client reads, one call per line: calls of staff, or the others. */
const fileOf = (isOfStaff: boolean): string =>
  `{\n${Object.entries(answerShapes())
    .filter(([name]) => isStaffCall(name) === isOfStaff)
    .map(([name, shape]) => `${JSON.stringify(name)}:${JSON.stringify(shape)}`)
    .join(',\n')}\n}\n`

/** Files of shapes, by name. */
export const answerShapesFiles = (): Record<string, string> => ({
  'answer-shapes.json': fileOf(false),
  'staff-answer-shapes.json': fileOf(true)
})
