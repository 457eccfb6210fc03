/** What a descriptive field of a listing accepts, and the categories whose listings have it. Lengths are in characters. */
export type ItemAttribute = { categories: readonly string[] } & (
  | { kind: 'text'; max: number }
  | { kind: 'number'; min: number; max: number }
  | { kind: 'option'; options: readonly string[] }
)

/**
 * The descriptive fields of listings, with which nothing is computed. Form, item page, validation, filter and facets follow
 * from a row; each has an index, by which its filter reads listings.
 */
export const ITEM_ATTRIBUTES = {
  brand: { kind: 'text', max: 40, categories: ['bike', 'car', 'camera', 'mobile', 'laptop'] },
  modelYear: { kind: 'number', min: 1950, max: 2100, categories: ['bike', 'car'] },
  fuel: {
    kind: 'option',
    options: ['petrol', 'diesel', 'cng', 'electric', 'hybrid'],
    categories: ['bike', 'car'],
  },
  furnished: {
    kind: 'option',
    options: ['fully', 'semi', 'unfurnished'],
    categories: ['rent-room'],
  },
} as const satisfies Record<string, ItemAttribute>

type Attributes = typeof ITEM_ATTRIBUTES

export type AttributeName = keyof Attributes

type ValueOf<Attribute> = Attribute extends { options: readonly (infer Option)[] }
  ? Option
  : Attribute extends { kind: 'number' }
    ? number
    : string

/** The options of an attribute; never for one of another kind. */
export type OptionOf<Name extends AttributeName> = Attributes[Name] extends {
  options: readonly (infer Option extends string)[]
}
  ? Option
  : never

/** The attributes of a listing; those that the owner has not set are missing. */
export type ItemAttributes = { [Name in AttributeName]?: ValueOf<Attributes[Name]> }

/** Changes of a listing's attributes: null removes one, a missing one stays. */
export type AttributeChanges = {
  [Name in AttributeName]?: ValueOf<Attributes[Name]> | null
}

/** The parameters that filter lists by an attribute: by the least number, else by the same value. */
export type AttributeParameter = {
  [Name in AttributeName]: Attributes[Name]['kind'] extends 'number'
    ? `min${Capitalize<Name>}`
    : Name
}[AttributeName]

export const ATTRIBUTE_NAMES = Object.keys(ITEM_ATTRIBUTES) as AttributeName[]

/** The description of an attribute, whichever it is. */
export function attribute(name: AttributeName): ItemAttribute {
  return ITEM_ATTRIBUTES[name]
}

/** The attributes that listings of a category have. */
export function attributesOf(categoryId: string): AttributeName[] {
  return ATTRIBUTE_NAMES.filter((name) => attribute(name).categories.includes(categoryId))
}

/** Whether a text is a value of an attribute, as parameters of a list have it. */
export function isAttributeValue(name: AttributeName, text: string): boolean {
  const rule = attribute(name)
  if (rule.kind === 'option') return rule.options.includes(text)
  if (rule.kind === 'text') return text.length <= rule.max
  return /^\d+$/.test(text) && Number(text) >= rule.min && Number(text) <= rule.max
}

/** The parameter that filters lists by an attribute. */
export function parameterOf(name: AttributeName): AttributeParameter {
  const isNumber = attribute(name).kind === 'number'
  const parameter = isNumber ? `min${name.charAt(0).toUpperCase()}${name.slice(1)}` : name
  return parameter as AttributeParameter
}

/** One value per parameter of the attributes. */
export function forParameters<Value>(
  valueOf: (name: AttributeName) => Value
): Record<AttributeParameter, Value> {
  const values = ATTRIBUTE_NAMES.map((name) => [parameterOf(name), valueOf(name)])
  return Object.fromEntries(values) as Record<AttributeParameter, Value>
}
