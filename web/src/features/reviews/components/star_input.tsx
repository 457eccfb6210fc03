import { Star } from 'lucide-react'
import { classes } from '@/lib/classes'
import { publishedReviews } from '@/messages/published_reviews'

const STARS = [1, 2, 3, 4, 5]

type Props = {
  legend: string
  /** 1 to 5; 0 before one is chosen. */
  value: number
  onChange: (stars: number) => void
  /** The id of the error. */
  describedBy?: string | undefined
}

/** Five stars as a group of radio buttons, so that arrow keys choose one too. */
export function StarInput({ legend, value, onChange, describedBy }: Props) {
  return (
    <fieldset aria-describedby={describedBy}>
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap items-center">
        {STARS.map((count) => (
          <label
            key={count}
            className="relative grid size-11 cursor-pointer place-items-center rounded-control has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="stars"
              aria-label={publishedReviews.starsOf({ count })}
              value={count}
              checked={value === count}
              onChange={() => onChange(count)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <Star
              aria-hidden
              className={classes(
                'size-8',
                count <= value ? 'fill-accent text-accent' : 'text-control'
              )}
            />
          </label>
        ))}
        {value > 0 && (
          <span aria-hidden className="ml-2 text-soft max-sm:hidden">
            {publishedReviews.starsOf({ count: value })}
          </span>
        )}
      </div>
    </fieldset>
  )
}
