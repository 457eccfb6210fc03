import { Clock, MapPin, Search, X } from 'lucide-react'
import { QuotingText } from '@/components/quoting_text'
import { CategoryIcon } from '@/features/catalogue/components/cards/category_icon'
import type { ChosenLine } from '@/features/catalogue/hooks/use_suggestion_keys'
import { classes } from '@/lib/classes'
import { langOf } from '@/lib/text/lang_of'

type Props = { line: ChosenLine; isActive: boolean; onActive: (id: string) => void }

/** A suggestion in the list. */
export function SuggestionOption({ line, isActive, onActive }: Props) {
  return (
    <div
      role="option"
      id={line.id}
      aria-selected={isActive}
      onPointerMove={(event) => event.pointerType === 'mouse' && !isActive && onActive(line.id)}
      onClick={line.choose}
      className={classes(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-item px-3 py-1.5 select-none',
        isActive && 'forced-selected bg-primary-tint text-primary'
      )}
    >
      <span className="text-soft [&>svg]:size-4.5">{iconOf(line)}</span>
      <span className="min-w-0 flex-1 truncate">
        <QuotingText sentence={line.text} quote={line.quote} />
      </span>
      {line.hint && ' '}
      {line.hint && (
        <span lang={langOf(line.hint)} className="max-w-1/2 shrink-0 truncate text-sm text-soft">
          {line.hint}
        </span>
      )}
    </div>
  )
}

function iconOf({ target, isRecent }: ChosenLine) {
  if (!target) return <X aria-hidden />
  if (isRecent) return <Clock aria-hidden />
  if (target.kind === 'category') return <CategoryIcon slug={target.slug} />
  return target.kind === 'city' ? <MapPin aria-hidden /> : <Search aria-hidden />
}
