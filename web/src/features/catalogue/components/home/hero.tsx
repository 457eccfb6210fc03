import type { Item } from '@saajha/contract/item'
import { BadgeCheck, MessageCircle, ShieldCheck } from 'lucide-react'
import { CityQuestion } from '@/features/catalogue/components/city/city_question'
import { HeroCollage } from '@/features/catalogue/components/home/hero_collage'
import { HeroSearch } from '@/features/catalogue/components/home/hero_search'
import { supportLink } from '@/lib/preferences/support_link'
import { useIsPassed } from '@/lib/page/use_is_passed'
import { home } from '@/messages/home'

const TRUST = [
  { Icon: BadgeCheck, text: home.trust.verified },
  { Icon: ShieldCheck, text: home.trust.secure },
]

const TRUST_CLASSES = 'flex flex-col items-center gap-1.5 sm:flex-row sm:gap-2'
const ICON_CLASSES = 'size-6 shrink-0 text-accent sm:size-5'

/** The home page's hero with headline and search. */
export function Hero({ shown }: { shown: readonly Item[] }) {
  const { marked, isPassed } = useIsPassed<HTMLDivElement>()

  return (
    <section className="relative overflow-hidden bg-deep text-on-deep">
      <div className="page relative grid grid-cols-1 items-center gap-10 py-8 sm:py-14 lg:min-h-[30rem] lg:grid-cols-[minmax(0,1fr)_24rem] lg:py-16 xl:grid-cols-[minmax(0,1fr)_27rem]">
        <div className="relative z-10">
          <h1 className="max-w-xl text-hero">{home.heading}</h1>
          <p lang="hi" className="mt-3 font-display text-xl font-semibold text-accent sm:text-2xl">
            {home.tagline}
          </p>
          <p className="mt-2 max-w-xl text-balance text-on-deep-soft sm:text-lg">{home.pitch}</p>
          <div ref={marked} data-passed-search={isPassed || undefined} className="mt-6">
            <HeroSearch />
            <CityQuestion />
          </div>
          <ul className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,5rem),1fr))] gap-3 text-center text-xs font-semibold sm:flex sm:flex-wrap sm:gap-x-6 sm:text-left sm:text-sm">
            {TRUST.map(({ Icon, text }) => (
              <li key={text} className={TRUST_CLASSES}>
                <Icon aria-hidden className={ICON_CLASSES} />
                {text}
              </li>
            ))}
            <li>
              <a
                href={supportLink()}
                target="_blank"
                rel="noreferrer"
                className={`${TRUST_CLASSES} min-h-11 hover:underline sm:-my-3`}
              >
                <MessageCircle aria-hidden className={ICON_CLASSES} />
                {home.trust.support}
              </a>
            </li>
          </ul>
        </div>
        <div className="hidden lg:block">
          <HeroCollage items={shown} />
        </div>
      </div>
    </section>
  )
}
