import { scrollBehavior } from '@/lib/page/scroll_behavior'

/** Scrolls to the calendar in the section with this id and focuses its tab stop. */
export function goToCalendar(id: string) {
  const section = document.getElementById(id)
  section?.scrollIntoView({ block: 'start', behavior: scrollBehavior() })
  section?.querySelector<HTMLElement>('[data-day] [tabindex="0"]')?.focus({ preventScroll: true })
}
