import type { PasswordStrength } from '@/features/identity/password_strength'
import { classes } from '@/lib/classes'
import { passwordHint as messages } from '@/messages/password_hint'

const COLORS = ['bg-danger', 'bg-danger', 'bg-accent', 'bg-success', 'bg-success']
const STEPS = [1, 2, 3, 4]

/** The strength of a new password as a hint of its field. */
export function PasswordHint({ strength: { score, isCommon } }: { strength: PasswordStrength }) {
  return (
    <>
      <span className="flex items-center gap-2">
        <span aria-hidden className="flex w-24 gap-1">
          {STEPS.map((step) => (
            <span
              key={step}
              className={classes(
                'forced-edge h-1.5 flex-1 rounded-full',
                step <= Math.max(score, 1) ? COLORS[score] : 'bg-line'
              )}
            />
          ))}
        </span>
        {messages.scores[score]}
      </span>
      {isCommon && <span className="mt-1 block text-ink">{messages.common}</span>}
    </>
  )
}
