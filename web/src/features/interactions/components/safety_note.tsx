import { ShieldCheck } from 'lucide-react'
import { contact } from '@/messages/contact'

/** Who can read the message, and advice for a safe meeting. */
export function SafetyNote() {
  return (
    <section className="rounded-card bg-sunken p-4">
      <h2 className="flex items-center gap-2 text-lg">
        <ShieldCheck aria-hidden className="size-5 text-success" />
        {contact.safety}
      </h2>
      <p className="mt-2 text-sm">{contact.privacyNote}</p>
      <ul className="mt-2 list-disc space-y-1 pl-5 text-sm text-soft marker:text-control">
        {contact.safetyNotes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  )
}
