import '@/tests/in_hindi'
import { expect, test } from 'vitest'
import { formatRelativeTime } from '@/lib/text/format'

test.each([
  [65, '2 महीने पहले'],
  [31, '1 महीने पहले'],
  [800, '2 साल पहले'],
  [3, '3 दिन पहले'],
])('%d days ago are said in Hindi as %s', (days, shown) => {
  const now = Date.parse('2026-11-20T06:00:00Z')
  expect(formatRelativeTime(new Date(now - days * 86_400_000).toISOString(), now)).toBe(shown)
})
