import { classes } from '@/lib/classes'
import { details } from '@/messages/details'

/** The position in the picture strip. Decorative: the label of each picture has its number. */
export function GalleryDots({ count, shown }: { count: number; shown: number }) {
  if (count < 2) return null
  return (
    <div aria-hidden className="lg:hidden">
      <span className="absolute right-3 bottom-3 rounded-full bg-deep px-2.5 py-0.5 text-xs font-semibold text-on-deep tabular-nums">
        {details.counter({ number: shown + 1, count })}
      </span>
      <span className="absolute inset-x-0 bottom-4 mx-auto flex w-fit gap-1.5">
        {Array.from({ length: count }, (_, index) => (
          <span
            key={index}
            className={classes(
              'h-2 rounded-full bg-on-scrim shadow-soft transition-all duration-200',
              index === shown ? 'w-5' : 'w-2 opacity-70'
            )}
          />
        ))}
      </span>
    </div>
  )
}
