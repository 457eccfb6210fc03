import type { Item } from '@saajha/contract/item'
import { attributesOf } from '@saajha/contract/item_attributes'
import { attributeText } from '@/lib/text/attribute_text'
import { langOf } from '@/lib/text/lang_of'
import { attributes as messages } from '@/messages/attributes'

/** The attributes of an item that its owner has set. */
export function ItemAttributes({ item }: { item: Item }) {
  const { attributes = {}, categoryId } = item
  const shown = attributesOf(categoryId).filter((name) => attributes[name] !== undefined)
  if (shown.length === 0) return null

  return (
    <dl
      aria-label={messages.heading}
      className="mb-5 grid w-fit max-w-full grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1"
    >
      {shown.map((name) => {
        const text = attributeText(name, attributes[name]!)
        return (
          <div key={name} className="contents">
            <dt className="text-soft">{messages.names[name]}</dt>
            <dd lang={langOf(text)} className="font-semibold break-words">
              {text}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
