import { useDispatch, useSelector } from 'react-redux'
import { CityPicker } from '@/features/catalogue/components/city/city_picker'
import { useFocusOnRemoval } from '@/lib/hooks/use_focus_on_removal'
import { myCityChosen, selectMyCity } from '@/lib/preferences/my_city'
import { city as messages } from '@/messages/city'

/** Asks a visitor once for their city; hidden after a choice or a dismissal. */
export function CityQuestion() {
  return useSelector(selectMyCity) === null && <Question />
}

function Question() {
  const dispatch = useDispatch()
  const question = useFocusOnRemoval<HTMLDivElement>()

  return (
    <div
      ref={question}
      className="mt-4 flex max-w-2xl flex-wrap items-center gap-x-1 text-sm text-on-deep-soft sm:gap-x-3"
    >
      <p className="min-w-0">{messages.question}</p>
      <div className="flex items-center gap-1 sm:gap-3">
        <CityPicker
          value=""
          onChoose={(chosen) => dispatch(myCityChosen(chosen))}
          className="forced-edge inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full px-3 font-semibold text-on-deep ring-1 ring-on-deep/40 ring-inset"
        >
          {messages.choose}
        </CityPicker>
        <button
          type="button"
          aria-label={messages.dismiss}
          onClick={() => dispatch(myCityChosen(''))}
          className="grid size-11 shrink-0 place-items-center rounded-full"
        >
          <span aria-hidden className="text-xl">
            ×
          </span>
        </button>
      </div>
    </div>
  )
}
