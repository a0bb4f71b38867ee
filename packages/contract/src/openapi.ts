import { z } from 'zod'
import type { CallDefinition } from './call.ts'
import { calls } from './calls.ts'
import { problem } from './problem.ts'

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function parametersOf(place: 'path' | 'query' | 'header', schema: z.ZodType | undefined) {
  const { properties = {}, required = [] } = schema === undefined ? {} : schemaOf(schema, 'input')
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property
  }))
}

function formSchemaOf(form: z.ZodType | undefined) {
  const { properties = {}, required = [] } = form === undefined ? {} : schemaOf(form, 'input')
  return {
    type: 'object',
    required: [...required, 'file'],
    properties: { ...properties, file: { type: 'string', format: 'binary' } }
  }
}

function operationOf(call: CallDefinition) {
  const answers = Object.entries(call.answers).map(([status, answer]) => [
    status,
    {
      description: 'Success',
      content:
        answer === 'binary'
          ? { 'application/octet-stream': {} }
          : { 'application/json': { schema: schemaOf(answer, 'output') } }
    }
  ])
  return {
    summary: call.summary,
    tags: [call.tag],
    ...(call.permission === undefined ? undefined : { 'x-permission': call.permission }),
    security:
      call.access === 'public' ? [] : call.access === 'optional' ? [{}, { authtoken: [] }] : [{ authtoken: [] }],
    parameters: [
      ...parametersOf('path', call.params),
      ...parametersOf('query', call.query),
      ...parametersOf('header', call.headers).filter(({ name }) => name !== 'authtoken')
    ],
    ...(call.body
      ? { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(call.body, 'input') } } } }
      : undefined),
    ...(call.upload
      ? {
          requestBody: {
            required: true,
            content: {
              'multipart/form-data': {
                schema: formSchemaOf(call.form)
              }
            }
          }
        }
      : undefined),
    responses: {
      ...Object.fromEntries(answers),
      default: {
        description: 'A refusal',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }
      }
    }
  }
}

/** The OpenAPI 3.1 description of every call. */
export function openapi({ title, version }: { title: string; version: string }) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, call] of Object.entries<CallDefinition>(calls)) {
    const [method = '', path = ''] = name.split(' ')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(call) }
  }
  return {
    openapi: '3.1.0',
    info: { title, version },
    paths,
    components: {
      schemas: { Problem: schemaOf(problem, 'output') },
      securitySchemes: { authtoken: { type: 'apiKey', in: 'header', name: 'authtoken' } }
    }
  }
}
