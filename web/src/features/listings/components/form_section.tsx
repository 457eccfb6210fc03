import type { ReactNode } from 'react'

type Props = { title: string; hint: string; children: ReactNode }

/** A section of the form: title and hint on the left, fields on the right. */
export function FormSection({ title, hint, children }: Props) {
  return (
    <section className="grid grid-cols-1 gap-x-10 gap-y-5 border-t border-line py-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div>
        <h2 className="text-heading">{title}</h2>
        <p className="mt-1 text-sm text-soft">{hint}</p>
      </div>
      <div className="flex min-w-0 flex-col gap-5">{children}</div>
    </section>
  )
}
