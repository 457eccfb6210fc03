/** The data of a document, to compare with its images. */
export function DocumentDetails({ details }: { details: [name: string, value: string][] }) {
  return (
    <dl className="mb-4 flex flex-wrap gap-x-8 gap-y-2">
      {details.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm text-soft">{name}</dt>
          <dd className="font-semibold tabular-nums wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
