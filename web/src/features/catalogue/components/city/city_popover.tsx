import type { ReactElement } from 'react'
import type { Option } from '@/components/matching_options'
import { OptionSearch } from '@/components/option_search'
import { Popover } from '@/components/popover'
import { CITY_OPTIONS } from '@/lib/text/city_options'
import { city as messages } from '@/messages/city'
import { cityList as list } from '@/messages/city_list'

type CityPopoverProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  trigger: ReactElement
  value: string
  onChoose: (city: string) => void
  first?: readonly Option[]
}

/** The list of a `CityPicker`: the first options, then all other cities. */
export function CityPopover(props: CityPopoverProps) {
  const { isOpen, onOpenChange, trigger, value, onChoose, first = [] } = props
  const cityOf = (value: string) => CITY_OPTIONS.find((city) => city.value === value)
  const others = CITY_OPTIONS.filter((city) => first.every((option) => option.value !== city.value))
  const options = [...first.map((option) => ({ ...cityOf(option.value), ...option })), ...others]

  return (
    <Popover
      label={messages.choose}
      open={isOpen}
      onOpenChange={onOpenChange}
      trigger={trigger}
      modal
      className="w-(--radix-popover-trigger-width) min-w-[min(16rem,calc(100vw-1.5rem))] overflow-hidden"
    >
      <OptionSearch
        options={options}
        chosen={options.find((option) => option.value === value)}
        placeholder={list.search}
        emptyText={list.empty}
        onChoose={(option) => {
          onOpenChange(false)
          onChoose(option.value)
        }}
      />
    </Popover>
  )
}
