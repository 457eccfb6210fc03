import { attribute, attributesOf, type AttributeName } from '@saajha/contract/item_attributes'
import { useFormContext } from 'react-hook-form'
import { Field } from '@/components/field'
import { Input } from '@/components/input'
import { Select } from '@/components/select'
import type { ListingValues } from '@/features/listings/listing_values'
import { attributeRule } from '@/features/listings/validation'
import { attributeText } from '@/lib/text/attribute_text'
import { attributes as messages } from '@/messages/attributes'

/** A field for each attribute that listings of a category have. */
export function AttributeFields({ category }: { category: string }) {
  const { formState } = useFormContext<ListingValues>()
  const names = attributesOf(category)
  if (names.length === 0) return null

  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
      {names.map((name) => (
        <Field key={name} label={messages.names[name]} error={formState.errors[name]?.message}>
          <AttributeInput name={name} />
        </Field>
      ))}
    </div>
  )
}

function AttributeInput({ name }: { name: AttributeName }) {
  const { register } = useFormContext<ListingValues>()
  const rule = attribute(name)
  const field = register(name, attributeRule(name))
  if (rule.kind === 'option') {
    const options = rule.options.map((value) => ({ value, label: attributeText(name, value) }))
    return <Select options={[{ value: '', label: messages.notGiven }, ...options]} {...field} />
  }
  return (
    <Input
      autoComplete="off"
      {...(rule.kind === 'number' ? { inputMode: 'numeric' } : { maxLength: rule.max })}
      {...field}
    />
  )
}
