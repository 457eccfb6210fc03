import { attribute, type AttributeName } from '@saajha/contract/item_attributes'
import { attributes as messages } from '@/messages/attributes'

/** The value of an attribute as people read it: the label of an option, else the value. */
export function attributeText(name: AttributeName, value: string | number) {
  const options: Partial<Record<string, Record<string, string>>> = messages.options
  return options[name]?.[value] ?? String(value)
}

/** The value of an attribute by which a list is filtered. */
export function attributeFilterText(name: AttributeName, value: string) {
  const isNumber = attribute(name).kind === 'number'
  return isNumber ? messages.atLeast({ number: value }) : attributeText(name, value)
}
