import {
  attributesOf,
  type AttributeChanges,
  type ItemAttributes,
} from '@saajha/contract/item_attributes'

/** The values of the attributes that a category has; null is no value. */
export function attributesFor(categoryId: string, values: AttributeChanges = {}): ItemAttributes {
  const set = attributesOf(categoryId).map((name) => [name, values[name]] as const)
  return Object.fromEntries(set.filter(([, value]) => value != null))
}
