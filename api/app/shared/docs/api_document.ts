import type { Schema } from '#shared/docs/schema_description'

type Content = Record<string, { schema: Schema }>
export type Parameter = { name: string; in: string; required: boolean; schema: Schema }
export type Reply = { description: string; headers?: Record<string, unknown>; content?: Content }

/** A call, as OpenAPI writes it. */
export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  security: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, Reply>
}

/** As much of an OpenAPI document as the page shows. */
export type ApiDocument = {
  info: { title: string; version: string; description: string }
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}
