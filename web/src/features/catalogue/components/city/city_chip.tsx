import { cityOf } from '@saajha/contract/city_of'
import { X } from 'lucide-react'
import { CityPicker } from '@/features/catalogue/components/city/city_picker'
import { useFocusOnRemoval } from '@/lib/hooks/use_focus_on_removal'
import { city as messages } from '@/messages/city'
import { cityList as list } from '@/messages/city_list'
import { names } from '@/messages/names'

type Props = {
  /** A location; never empty. */
  city: string
  onChange: (city: string) => void
  onRemove: () => void
}

/** The city of a search box: a press on its name changes it, a press on the cross removes it. */
export function CityChip({ city, onChange, onRemove }: Props) {
  const name = names.location(cityOf(city))
  const chip = useFocusOnRemoval<HTMLSpanElement>('[type="submit"]')

  return (
    <span ref={chip} className="flex h-11 max-w-32 items-center text-sm font-semibold text-primary">
      <CityPicker value={city} onChoose={onChange} className="h-11 min-w-0 truncate pl-2">
        {list.inCity({ city: name })}
      </CityPicker>
      <button
        type="button"
        aria-label={messages.remove({ city: name })}
        onClick={onRemove}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-primary-tint"
      >
        <X aria-hidden className="size-4" />
      </button>
    </span>
  )
}
