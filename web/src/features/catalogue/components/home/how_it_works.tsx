import {
  BellRing,
  CalendarCheck,
  Handshake,
  IndianRupee,
  MessageCircle,
  Search,
  SquarePen,
  type LucideIcon,
} from 'lucide-react'
import { Button } from '@/components/button'
import { useListYourItem } from '@/lib/session/use_list_your_item'
import { classes } from '@/lib/classes'
import { useIsPhone } from '@/lib/page/use_screen'
import { ROW_ON_PHONES } from '@/lib/phone_rows'
import { home } from '@/messages/home'

const RENTER_ICONS = [Search, MessageCircle, CalendarCheck, Handshake]
const OWNER_ICONS = [SquarePen, BellRing, IndianRupee]

/** The renter's four steps and the owner's three. */
export function HowItWorks() {
  const listYourItem = useListYourItem()

  return (
    <section
      id="how-it-works"
      aria-labelledby="how-it-works-heading"
      className="mt-12 scroll-mt-8 bg-sunken py-10 md:mt-16 md:py-14"
    >
      <div className="page">
        <h2 id="how-it-works-heading" className="text-title">
          {home.howItWorks}
        </h2>
        <p className="mt-1 text-soft sm:text-lg">{home.howItWorksHint}</p>
        <h3 className="mt-6 text-heading md:mt-8">{home.forRenters}</h3>
        <Steps steps={home.renterSteps} icons={RENTER_ICONS} className="lg:grid-cols-4" />
        <div className="mt-8 flex flex-wrap md:mt-10 items-center justify-between gap-3">
          <h3 className="text-heading">{home.forOwners}</h3>
          <Button variant="accent" {...listYourItem}>
            {home.listYourItem}
          </Button>
        </div>
        <Steps steps={home.ownerSteps} icons={OWNER_ICONS} className="lg:grid-cols-3" />
      </div>
    </section>
  )
}

type StepsProps = {
  steps: readonly { title: string; text: string }[]
  icons: readonly LucideIcon[]
  className: string
}

function Steps({ steps, icons, className }: StepsProps) {
  const isPhone = useIsPhone()

  return (
    <ol
      // On phones it scrolls and has no control, so the keyboard needs to reach the list itself.
      tabIndex={isPhone ? 0 : undefined}
      className={classes(
        '-outline-offset-3 mt-4 grid gap-4 max-md:mt-1 md:grid-cols-2',
        ROW_ON_PHONES,
        className
      )}
    >
      {steps.map(({ title, text }, index) => {
        const Icon = icons[index] ?? Search
        return (
          <li key={title} className="rounded-card bg-surface p-4 shadow-soft sm:p-5">
            <span className="flex items-center justify-between">
              <span className="grid size-12 place-items-center rounded-full bg-accent-tint text-accent-ink">
                <Icon aria-hidden className="size-6" />
              </span>
              <span aria-hidden className="font-display text-4xl font-extrabold text-line">
                {index + 1}
              </span>
            </span>
            <h4 className="mt-3 font-display text-lg font-bold">{title}</h4>
            <p className="mt-1 text-soft">{text}</p>
          </li>
        )
      })}
    </ol>
  )
}
