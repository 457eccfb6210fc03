import vine, { type VineString } from '@vinejs/vine'
import type { SchemaTypes } from '@vinejs/vine/types'
import {
  attribute,
  ATTRIBUTE_NAMES,
  forParameters,
  type AttributeName,
} from '@saajha/contract/item_attributes'
import { normalizeLine } from '@saajha/contract/line_text'
import { normalized } from '#shared/http/validation/normalized'
import { singleLine } from '#shared/http/validation/single_line'
import { wholeNumber } from '#shared/http/validation/whole_number'

/** The attributes in the body of a listing. */
export function attributeChanges() {
  const fields = ATTRIBUTE_NAMES.map((name) => [name, valueOf(name).nullable().optional()])
  return vine.object(Object.fromEntries(fields) as Record<AttributeName, SchemaTypes>)
}

/** The parameters of a list that filter it by attributes. A text that no listing can have finds none. */
export function attributeFilters() {
  return forParameters((name) => valueOf(name, lineToFind).optional())
}

const line = () => vine.string().use(singleLine())
const lineToFind = () => vine.string().parse(normalized(normalizeLine))

function valueOf(name: AttributeName, text: () => VineString = line) {
  const rule = attribute(name)
  if (rule.kind === 'option') return vine.enum(rule.options)
  if (rule.kind === 'number') return wholeNumber().range([rule.min, rule.max])
  return text().maxLength(rule.max)
}
