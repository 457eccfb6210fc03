import { Languages, MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { otherLanguage } from '@/lib/preferences/language'
import { PRODUCT_NAME } from '@/lib/preferences/product'
import { supportLink } from '@/lib/preferences/support_link'
import { useLanguageSwitch } from '@/shell/use_language_switch'
import { shell } from '@/messages/shell'

const LINK_CLASSES =
  'inline-flex min-h-11 items-center gap-2 text-on-deep-soft outline-current hover:text-on-deep hover:underline'

/** The footer, with links to the pages and to support. */
export function Footer() {
  const { pathname } = useLocation()
  const switchLanguage = useLanguageSwitch()
  return (
    <footer className="mt-10 bg-deep text-on-deep md:mt-16">
      <div className="page grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-6 gap-y-6 py-10 sm:gap-x-12 sm:grid-cols-[2fr_1fr_auto] sm:py-12">
        <div className="col-span-full max-w-sm sm:col-span-1">
          <p className="font-display text-2xl font-extrabold">{PRODUCT_NAME}</p>
          <p className="mt-1 font-semibold text-accent">{shell.tagline}</p>
          <p className="mt-3 text-on-deep-soft">{shell.footerPitch}</p>
        </div>
        <Column heading={shell.footerExplore}>
          <Link to="/#browse-items" className={LINK_CLASSES}>
            {shell.browseItems}
          </Link>
          <Link to="/#how-it-works" className={LINK_CLASSES}>
            {shell.howItWorks}
          </Link>
        </Column>
        <Column heading={shell.footerHelp}>
          <a href={supportLink()} target="_blank" rel="noreferrer" className={LINK_CLASSES}>
            <MessageCircle aria-hidden className="size-5" />
            {shell.whatsappSupport}
          </a>
          <button
            type="button"
            lang={otherLanguage.code}
            onClick={() => switchLanguage(otherLanguage.code)}
            className={LINK_CLASSES}
          >
            <Languages aria-hidden className="size-5" />
            {otherLanguage.name}
          </button>
        </Column>
      </div>
      <nav
        aria-label={shell.legal}
        className="page flex flex-wrap gap-x-6 border-t border-on-deep/10 pt-4"
      >
        {(['complaints', 'terms', 'privacy'] as const).map((page) => (
          <Link
            key={page}
            to={{ pathname: '/', search: `?legal=${page}` }}
            state={{ isOpenedHere: true }}
            preventScrollReset={pathname === '/'}
            className={LINK_CLASSES}
          >
            {shell.legalPages[page]}
          </Link>
        ))}
      </nav>
      <p className="page pt-2 pb-6 text-sm text-on-deep-soft">{shell.copyright}</p>
    </footer>
  )
}

function Column({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start">
      <h2 className="mb-1 text-lg">{heading}</h2>
      {children}
    </div>
  )
}
