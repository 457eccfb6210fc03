import type { Schema } from '#shared/docs/schema_description'

type Content = Record<string, { schema: Schema }>
export type Parameter = { name: string; in: string; required: boolean; schema: Schema }
export type OperationResponse = {
  description: string
  headers?: Record<string, unknown>
  content?: Content
}

/** An OpenAPI operation object. */
export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  security: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, OperationResponse>
}

/** The parts of an OpenAPI document that the documentation page shows. */
export type ApiDocument = {
  info: { title: string; version: string; description: string }
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}
