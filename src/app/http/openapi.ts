import { z } from 'zod'
import type { AnyCall } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { errorList, type ErrorCode } from '#kernel/errors.ts'
import { beside, type Beside } from './openapi-beside.ts'

type JsonObject = Record<string, unknown>

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): JsonObject =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' })

/** The OpenAPI 3.1 document of all calls, from the same declarations that the router uses. */
export function openApiDocument(baseUrl: string): JsonObject {
  const paths: Record<string, JsonObject> = {}
  for (const { path, method, ...rest } of beside)
    paths[path] = { ...paths[path], [method]: operationBeside(path, rest) }
  for (const call of calls) paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call) }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Markwright',
      version: '1',
      description: 'Writes of the product. Reads go through the data API at /v1/graphql.',
    },
    servers: [{ url: baseUrl }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Error: {
          type: 'object',
          required: ['error'],
          properties: {
            error: {
              type: 'object',
              required: ['code', 'message'],
              properties: {
                code: { enum: Object.keys(errorList) },
                message: { type: 'string' },
                fields: { type: 'object', additionalProperties: { type: 'string' } },
                facts: { type: 'object', additionalProperties: { type: 'string' } },
                requestId: { type: 'string' },
              },
            },
          },
        },
      },
    },
    paths,
  }
}

const pathParameters = (path: string): JsonObject[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))

function operationBeside(
  path: string,
  { summary, tag, form, json, answer }: Omit<Beside, 'path' | 'method'>,
): JsonObject {
  const properties = Object.fromEntries((form ?? []).map((name) => [name, { type: 'string' }]))
  const content = json
    ? { 'application/json': { schema: schemaOf(json, 'input') } }
    : { 'application/x-www-form-urlencoded': { schema: { type: 'object', properties } } }
  return {
    summary,
    tags: [tag],
    parameters: pathParameters(path),
    ...(json || form ? { requestBody: { content } } : {}),
    responses: answer,
  }
}

/** A body with a file beside it: the body stands as JSON in a field of its own. */
const withFile = (call: AnyCall): JsonObject => ({
  'multipart/form-data': {
    schema: {
      type: 'object',
      required: ['body'],
      properties: { body: schemaOf(call.body, 'input'), file: { type: 'string', format: 'binary' } },
    },
  },
})

function operationOf(call: AnyCall): JsonObject {
  const content = call.upload ? 'multipart/form-data' : 'application/json'
  const limited: readonly ErrorCode[] = call.limit === 'none' ? [] : ['too-many-requests']
  const refusals = [...new Set([...call.errors, ...limited].map((code) => errorList[code].status))]
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [call.name.split('.')[0]],
    'x-roles': call.who,
    ...(call.needed ? { 'x-needed': call.needed } : {}),
    security: call.who.some((role) => role === 'anonymous' || role === 'link')
      ? [{}, { bearer: [] }]
      : [{ bearer: [] }],
    parameters: [
      ...pathParameters(call.path),
      ...(call.idempotent
        ? [
            {
              name: 'Idempotency-Key',
              in: 'header',
              required: true,
              schema: { type: 'string', minLength: 8, maxLength: 255 },
            },
          ]
        : []),
    ],
    ...(call.method === 'GET'
      ? {}
      : {
          requestBody: {
            content: { [content]: { schema: schemaOf(call.body, 'input') }, ...(call.takesFile ? withFile(call) : {}) },
          },
        }),
    responses: {
      200: {
        description: 'Done',
        content: call.download
          ? { 'application/octet-stream': {} }
          : { 'application/json': { schema: schemaOf(call.output, 'output') } },
      },
      ...Object.fromEntries(
        refusals.map((status) => [
          status,
          {
            description: 'Refused',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
          },
        ]),
      ),
    },
  }
}
