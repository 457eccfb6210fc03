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
      className="mt-16 scroll-mt-8 bg-sunken py-14"
    >
      <div className="page">
        <h2 id="how-it-works-heading" className="text-title">
          {home.howItWorks}
        </h2>
        <p className="mt-1 text-soft sm:text-lg">{home.howItWorksHint}</p>
        <h3 className="mt-8 text-heading">{home.forRenters}</h3>
        <Steps steps={home.renterSteps} icons={RENTER_ICONS} className="lg:grid-cols-4" />
        <div className="mt-10 flex flex-wrap items-center justify-between gap-3">
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
  return (
    <ol className={classes('mt-4 grid gap-4 sm:grid-cols-2', className)}>
      {steps.map(({ title, text }, index) => {
        const Icon = icons[index] ?? Search
        return (
          <li
            key={title}
            className="flex items-start gap-4 rounded-card bg-surface p-4 shadow-soft sm:block sm:p-5"
          >
            <span className="flex flex-col items-center justify-between sm:flex-row">
              <span className="grid size-12 place-items-center rounded-full bg-accent-tint text-accent-ink">
                <Icon aria-hidden className="size-6" />
              </span>
              <span aria-hidden className="font-display text-4xl font-extrabold text-line">
                {index + 1}
              </span>
            </span>
            <div className="min-w-0">
              <h4 className="font-display text-lg font-bold sm:mt-3">{title}</h4>
              <p className="mt-1 text-soft">{text}</p>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
